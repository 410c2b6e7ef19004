import type { CustomerText } from './zh-CN.ts'

export const text: CustomerText = {
  whose: { label: 'Whose customers', mine: 'Mine', department: 'My department', pool: 'Public pool', all: 'All' },
}
