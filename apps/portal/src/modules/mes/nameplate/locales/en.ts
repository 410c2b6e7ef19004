import type { NameplateText } from './zh-CN.ts'

export const text: NameplateText = {
  find: 'Get the first number',
  done: 'Submitted',
  failed: 'It was not submitted',
  unknown: 'unknown error',
}
