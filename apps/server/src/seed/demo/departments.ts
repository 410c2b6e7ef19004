export type DemoDepartment = {
  id: string
  deptCode: string
  deptName: string
  parentId: string | null
  orgId: string
  /** How many people work there, the head included. */
  people: number
  head: string
  posts: readonly string[]
  /** Vietnamese staff. */
  isVietnamese?: true
  /** The role of everybody in it, beside that of all employees. */
  role?: string
}

const suzhou = '100006'

/** The group and its twelve departments. Ids are stable, so that roles and later steps can name them. */
export const departments: readonly DemoDepartment[] = [
  {
    id: 'd00',
    deptCode: 'ZZ',
    deptName: '智造装备集团',
    parentId: null,
    orgId: '100001',
    people: 1,
    head: '董事长',
    posts: [],
  },
  {
    id: 'd01',
    deptCode: 'GM',
    deptName: '总经理办公室',
    parentId: 'd00',
    orgId: '100001',
    people: 4,
    head: '总经理',
    posts: ['总经理助理', '法务专员', '系统管理员'],
  },
  {
    id: 'd02',
    deptCode: 'SA',
    deptName: '销售部',
    parentId: 'd00',
    orgId: suzhou,
    people: 4,
    head: '销售总监',
    posts: ['大客户经理', '商务专员'],
    role: 'sales',
  },
  {
    id: 'd03',
    deptCode: 'SA-E',
    deptName: '华东销售组',
    parentId: 'd02',
    orgId: suzhou,
    people: 8,
    head: '区域经理',
    posts: ['销售工程师', '销售代表'],
    role: 'sales',
  },
  {
    id: 'd04',
    deptCode: 'SA-O',
    deptName: '海外销售组',
    parentId: 'd02',
    orgId: '100008',
    people: 6,
    head: '海外销售经理',
    posts: ['海外销售工程师', '外贸跟单'],
    role: 'sales',
  },
  {
    id: 'd05',
    deptCode: 'PM',
    deptName: '项目交付部',
    parentId: 'd00',
    orgId: suzhou,
    people: 7,
    head: '交付总监',
    posts: ['项目经理', '机械工程师', '电气工程师', '现场工程师'],
    role: 'planner',
  },
  {
    id: 'd06',
    deptCode: 'PC',
    deptName: '生产计划部',
    parentId: 'd00',
    orgId: suzhou,
    people: 5,
    head: '计划经理',
    posts: ['计划员', '物控员', '调度员'],
    role: 'planner',
  },
  {
    id: 'd07',
    deptCode: 'PU',
    deptName: '采购部',
    parentId: 'd00',
    orgId: suzhou,
    people: 7,
    head: '采购经理',
    posts: ['采购员', '采购工程师', '供应商质量工程师'],
    role: 'buyer',
  },
  {
    id: 'd08',
    deptCode: 'WH',
    deptName: '仓储物流部',
    parentId: 'd00',
    orgId: suzhou,
    people: 6,
    head: '仓储主管',
    posts: ['仓管员', '物流专员', '叉车司机'],
    role: 'worker',
  },
  {
    id: 'd09',
    deptCode: 'QC',
    deptName: '质量部',
    parentId: 'd00',
    orgId: suzhou,
    people: 6,
    head: '质量经理',
    posts: ['来料检验员', '过程检验员', '质量工程师'],
    role: 'inspector',
  },
  {
    id: 'd10',
    deptCode: 'AS',
    deptName: '装配车间',
    parentId: 'd00',
    orgId: suzhou,
    people: 12,
    head: '车间主任',
    posts: ['装配钳工', '电气装配工', '调试技师', '班组长'],
    role: 'worker',
  },
  {
    id: 'd11',
    deptCode: 'HR',
    deptName: '人力资源部',
    parentId: 'd00',
    orgId: '100001',
    people: 4,
    head: '人力资源经理',
    posts: ['招聘专员', '薪酬专员'],
  },
  {
    id: 'd12',
    deptCode: 'BN',
    deptName: '北宁工厂',
    parentId: 'd00',
    orgId: '100010',
    people: 10,
    head: 'Giám đốc nhà máy',
    posts: ['Kỹ sư lắp ráp', 'Công nhân lắp ráp', 'Nhân viên kho', 'Nhân viên QC'],
    isVietnamese: true,
    role: 'worker',
  },
]
