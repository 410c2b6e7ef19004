export const text = {
  whose: { label: '客户范围', mine: '我的', department: '本部门', pool: '公海', all: '全部' },
}

export type CustomerText = typeof text
