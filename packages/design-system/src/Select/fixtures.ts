import type { Option } from './option.ts'

export const suppliers: Option[] = [
  { value: 's1', label: '苏州精工机械有限公司', description: 'SUP-0101 · 机加工', keywords: 'suzhou jinggong szjg' },
  { value: 's2', label: '宁波海岭传动科技', description: 'SUP-0117 · 传动', keywords: 'ningbo hailing nbhl' },
  { value: 's3', label: '无锡万通电气', description: 'SUP-0120 · 电气', keywords: 'wuxi wantong wxwt' },
  { value: 's4', label: 'Công ty TNHH Thép Bắc Ninh', description: 'SUP-0204 · 钢材' },
  {
    value: 's5',
    label: '上海申联液压（已停用）',
    description: 'SUP-0088 · 液压',
    keywords: 'shanghai shenlian',
    isDisabled: true,
  },
  { value: 's6', label: '杭州恒力轴承', description: 'SUP-0139 · 轴承', keywords: 'hangzhou hengli hzhl' },
  { value: 's7', label: '常州东风焊接材料', description: 'SUP-0142 · 焊材', keywords: 'changzhou dongfeng czdf' },
]

export const orderStates: Option[] = [
  { value: 'draft', label: '草稿', tone: 'neutral' },
  { value: 'inApproval', label: '审核中', tone: 'pending' },
  { value: 'running', label: '执行中', tone: 'info' },
  { value: 'late', label: '已逾期', tone: 'warning' },
  { value: 'done', label: '已完成', tone: 'success' },
  { value: 'void', label: '已作废', tone: 'neutral', isDisabled: true },
]

const nouns = ['伺服电机', '直线导轨', '控制柜', '联轴器', '减速机', '气缸', '接近开关', '滚珠丝杠', '轴承座', '电缆拖链']

/** Ten thousand materials, as a plant has them. */
export const materials: Option[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `m${index}`,
  label: `${nouns[index % nouns.length]} ${String(index).padStart(5, '0')}`,
  keywords: `1.${String(index % 90).padStart(2, '0')}.${String(index).padStart(5, '0')}`,
}))
