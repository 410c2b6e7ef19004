import { Boxes, Building2, Cog, Cpu, Factory, Truck, Users } from 'lucide-react'
import type { TreeNode } from './types.ts'

const icon = { size: 16, 'aria-hidden': true } as const

/** Departments of an equipment maker; the plant in Bắc Ninh is named in Vietnamese. */
export const departments: readonly TreeNode[] = [
  {
    key: 'D1',
    label: '总经办',
    keywords: 'zongjingban',
    icon: <Building2 {...icon} />,
  },
  {
    key: 'D2',
    label: '制造中心',
    keywords: 'zhizaozhongxin',
    icon: <Factory {...icon} />,
    children: [
      {
        key: 'D21',
        label: '机加工车间',
        keywords: 'jijiagong',
        children: [
          { key: 'D211', label: '数控一班' },
          { key: 'D212', label: '数控二班' },
          { key: 'D213', label: '磨削班' },
        ],
      },
      {
        key: 'D22',
        label: '装配车间',
        keywords: 'zhuangpei',
        children: [
          { key: 'D221', label: '总装班' },
          { key: 'D222', label: '电装班' },
        ],
      },
      { key: 'D23', label: '外协管理（停用）', isDisabled: true },
    ],
  },
  {
    key: 'D3',
    label: '供应链中心',
    keywords: 'gongyinglian',
    icon: <Truck {...icon} />,
    children: [
      { key: 'D31', label: '采购部' },
      { key: 'D32', label: '仓储部' },
      { key: 'D33', label: '物流部' },
    ],
  },
  {
    key: 'D4',
    label: 'Nhà máy Bắc Ninh',
    icon: <Factory {...icon} />,
    children: [
      { key: 'D41', label: 'Xưởng lắp ráp dây chuyền tự động' },
      { key: 'D42', label: 'Phòng Quản lý chất lượng và Đo lường' },
      { key: 'D43', label: 'Tổ bảo trì thiết bị' },
    ],
  },
  { key: 'D5', label: '人力资源部', keywords: 'renliziyuan', icon: <Users {...icon} /> },
]

/** Material classes with their sub-classes. */
export const materialClasses: readonly TreeNode[] = [
  {
    key: '01',
    label: '机械件',
    keywords: '01 jixiejian',
    icon: <Cog {...icon} />,
    children: [
      {
        key: '0101',
        label: '传动',
        children: [
          { key: '010101', label: '直线导轨' },
          { key: '010102', label: '滚珠丝杠' },
          { key: '010103', label: '联轴器' },
          { key: '010104', label: '减速机' },
        ],
      },
      {
        key: '0102',
        label: '轴承',
        children: [
          { key: '010201', label: '深沟球轴承' },
          { key: '010202', label: '角接触轴承' },
        ],
      },
      { key: '0103', label: '紧固件' },
    ],
  },
  {
    key: '02',
    label: '电气件',
    keywords: '02 dianqijian',
    icon: <Cpu {...icon} />,
    children: [
      { key: '0201', label: '伺服电机' },
      { key: '0202', label: '可编程控制器' },
      { key: '0203', label: '接近开关' },
      { key: '0204', label: '电缆与拖链' },
    ],
  },
  {
    key: '03',
    label: '气动与液压',
    icon: <Boxes {...icon} />,
    children: [
      { key: '0301', label: '气缸' },
      { key: '0302', label: '电磁阀' },
    ],
  },
]

const nouns = ['伺服电机', '直线导轨', '控制柜', '联轴器', '减速机', '气缸', '接近开关', '滚珠丝杠', '轴承座', '电缆拖链']
const two = (value: number): string => String(value).padStart(2, '0')

/** A bill of materials with that many nodes: machines of 50 assemblies, each of up to 99 parts. */
export const billOfMaterials = (count: number): readonly TreeNode[] => {
  const machines: TreeNode[] = []
  let made = 0
  for (let machine = 1; made < count; machine += 1) {
    const assemblies: TreeNode[] = []
    made += 1
    for (let assembly = 1; assembly <= 50 && made < count; assembly += 1) {
      const parts: TreeNode[] = []
      made += 1
      for (let part = 1; part <= 99 && made < count; part += 1) {
        made += 1
        parts.push({
          key: `${machine}.${assembly}.${part}`,
          label: `${nouns[(part + assembly) % nouns.length]} ${machine}.${two(assembly)}.${two(part)}`,
        })
      }
      assemblies.push({ key: `${machine}.${assembly}`, label: `部件 ${machine}.${two(assembly)}`, children: parts })
    }
    machines.push({ key: String(machine), label: `设备 EQ-${String(2600 + machine)}`, children: assemblies })
  }
  return machines
}

/** Regions that are fetched level by level, as a gateway hands them out. */
export const regions: readonly TreeNode[] = [
  { key: '32', label: '江苏省', hasChildren: true },
  { key: '33', label: '浙江省', hasChildren: true },
  { key: '31', label: '上海市', hasChildren: true },
]

const belowRegion: Record<string, readonly TreeNode[]> = {
  '32': [
    { key: '3205', label: '苏州市', hasChildren: true },
    { key: '3202', label: '无锡市', hasChildren: true },
    { key: '3204', label: '常州市', hasChildren: true },
  ],
  '33': [
    { key: '3302', label: '宁波市', hasChildren: true },
    { key: '3301', label: '杭州市', hasChildren: true },
  ],
  '31': [
    { key: '310115', label: '浦东新区' },
    { key: '310112', label: '闵行区' },
  ],
  '3205': [
    { key: '320583', label: '昆山市' },
    { key: '320505', label: '虎丘区' },
    { key: '320506', label: '吴中区' },
  ],
  '3202': [
    { key: '320211', label: '滨湖区' },
    { key: '320214', label: '新吴区' },
  ],
  '3204': [{ key: '320412', label: '武进区' }],
  '3302': [{ key: '330203', label: '海曙区' }],
  '3301': [{ key: '330108', label: '滨江区' }],
}

/** The children of a region. */
export const loadRegions = (node: TreeNode): Promise<readonly TreeNode[]> => Promise.resolve(belowRegion[node.key] ?? [])
