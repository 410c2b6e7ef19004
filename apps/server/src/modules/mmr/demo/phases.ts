/** A phase that equipment goes through, with what it usually takes. */
export type PhaseSpec = {
  code: string
  name: string
  dept: string
  station: string | null
  people: number
  positions: readonly string[]
  isMilestone: boolean
  needsMaterial: boolean
  /** Tasks with working days and hours of work. */
  tasks: readonly (readonly [name: string, days: number, hours: number])[]
}

const phase = (
  [code, name, dept, station]: readonly [string, string, string, string | null],
  people: number,
  positions: readonly string[],
  tasks: PhaseSpec['tasks'],
  signs = '',
): PhaseSpec => ({
  code,
  name,
  dept,
  station,
  people,
  positions,
  tasks,
  isMilestone: signs.includes('m'),
  needsMaterial: signs.includes('k'),
})

/** Phases of equipment from its design to the acceptance on site. */
export const phases: readonly PhaseSpec[] = [
  phase(
    ['SJ', '方案设计', 'd05', 'DES'],
    1,
    [],
    [
      ['机械方案', 3, 24],
      ['电气方案', 2, 16],
      ['气路与真空方案', 1, 8],
      ['成本核算', 1, 8],
      ['设计评审', 1, 8],
    ],
    'm',
  ),
  phase(
    ['BOM', '图纸与清单', 'd05', 'DES'],
    1,
    [],
    [
      ['机械出图', 1, 16],
      ['电气出图', 1, 12],
      ['图纸会签', 1, 8],
      ['物料清单下发', 1, 8],
    ],
  ),
  phase(
    ['RJ', '软件编程', 'd05', 'DES'],
    1,
    [],
    [
      ['PLC 程序', 2, 16],
      ['机器人与视觉程序', 1, 12],
      ['人机界面', 1, 8],
      ['离线仿真', 1, 8],
    ],
  ),
  phase(
    ['CG', '采购备料', 'd07', null],
    0,
    [],
    [
      ['长周期件下单', 1, 4],
      ['标准件下单', 1, 2],
      ['供应商跟催', 4, 4],
      ['长周期件到货', 2, 3],
      ['标准件到货', 2, 3],
    ],
  ),
  phase(
    ['WX', '机加与外协', 'd07', null],
    0,
    ['machinist'],
    [
      ['机架外协', 3, 4],
      ['钣金外协', 1, 2],
      ['表面处理', 2, 2],
      ['零件来料检验', 2, 8],
    ],
  ),
  phase(
    ['ZP', '机械装配', 'd10', 'ASM'],
    3,
    ['assembler'],
    [
      ['机架装配', 3, 72],
      ['模组装配', 3, 72],
      ['导轨校准', 1, 24],
      ['气路安装', 2, 24],
      ['装配自检', 1, 24],
    ],
    'k',
  ),
  phase(
    ['DQ', '电气接线', 'd10', 'ELE'],
    2,
    ['electrician'],
    [
      ['电控柜配线', 2, 32],
      ['现场布线', 1, 16],
      ['接线校对', 1, 16],
      ['通电检查', 1, 16],
    ],
    'k',
  ),
  phase(
    ['TS', '厂内调试', 'd10', 'TST'],
    2,
    ['tester'],
    [
      ['程序下载与点检', 1, 16],
      ['单机调试', 2, 32],
      ['联机调试', 2, 48],
      ['问题整改', 1, 16],
    ],
  ),
  phase(
    ['FAT', '厂内验收', 'd09', 'TST'],
    3,
    ['inspector'],
    [
      ['节拍验证', 1, 8],
      ['精度验证', 1, 8],
      ['客户预验收', 1, 12],
    ],
    'm',
  ),
  phase(
    ['FH', '包装发货', 'd08', 'PKG'],
    2,
    ['storekeeper'],
    [
      ['拆解包装', 1, 12],
      ['发货资料准备', 1, 4],
      ['装车发运', 1, 8],
    ],
    'm',
  ),
  phase(
    ['AZ', '现场安装', 'd05', null],
    2,
    ['assembler', 'electrician'],
    [
      ['设备就位', 2, 48],
      ['恢复接线', 2, 40],
      ['现场联调', 3, 72],
      ['操作培训', 1, 24],
    ],
  ),
  phase(
    ['SAT', '终验收', 'd05', null],
    2,
    ['tester'],
    [
      ['试生产陪产', 2, 32],
      ['产能与良率确认', 1, 16],
      ['终验收签字', 1, 6],
    ],
    'm',
  ),
  phase(
    ['YJ', '资料移交', 'd05', null],
    1,
    [],
    [
      ['操作手册移交', 1, 4],
      ['备件清单移交', 1, 4],
      ['项目总结', 1, 4],
    ],
  ),
]

export type CategorySpec = {
  /** How many of a hundred orders are of this kind. */
  share: number
  code: string
  name: string
  type: string
  dept: string
  phases: readonly string[]
  products: readonly string[]
}

const category = (
  [code, name, type, dept, share]: readonly [string, string, string, string, number],
  codes: string,
  products: readonly string[],
): CategorySpec => ({ code, name, type, dept, share, phases: codes.split(' '), products })

/** Kinds of plan orders with their phases and what is made by them. */
export const categories: readonly CategorySpec[] = [
  category(['LINE', '自动化整线', 'line', 'd05', 48], 'SJ BOM RJ CG WX ZP DQ TS FAT FH AZ SAT YJ', [
    '电池模组装配线',
    '电机定子装配线',
    '减速器装配线',
    '座椅骨架焊接线',
    '手机中框组装线',
  ]),
  category(['MACH', '非标单机', 'machine', 'd10', 36], 'SJ BOM RJ CG ZP DQ TS FAT FH SAT YJ', [
    '自动锁螺丝机',
    '视觉检测机',
    '激光打标机',
    '气密检测台',
    '伺服压装机',
  ]),
  category(['FIXT', '治具与工装', 'fixture', 'd10', 6], 'SJ BOM WX ZP FAT FH', ['焊接夹具', '检具', '装配治具', '翻转工装']),
  category(['RETR', '设备改造', 'retrofit', 'd05', 6], 'SJ CG DQ AZ SAT YJ', [
    '产线提速改造',
    '换型改造',
    '安全围栏改造',
    '控制系统升级',
  ]),
  category(['SERV', '现场服务', 'service', 'd05', 4], 'AZ SAT', ['搬线与复装', '年度保养', '备件更换']),
]

export type StationSpec = readonly [code: string, name: string, dept: string, kind: string, skills: readonly string[]]

/** Stations of both plants, several of a kind. */
export const stations: readonly StationSpec[] = [
  ...['机械设计', '电气设计'].map((name, at): StationSpec => [`DES-${at + 1}`, name, 'd05', 'DES', []]),
  ...Array.from({ length: 12 }, (_, at): StationSpec => [`ASM-${at + 1}`, `装配工位 ${at + 1}`, 'd10', 'ASM', ['assembler']]),
  ...Array.from({ length: 6 }, (_, at): StationSpec => [`ELE-${at + 1}`, `电装工位 ${at + 1}`, 'd10', 'ELE', ['electrician']]),
  ...Array.from({ length: 8 }, (_, at): StationSpec => [`TST-${at + 1}`, `调试工位 ${at + 1}`, 'd10', 'TST', ['tester']]),
  ...Array.from({ length: 2 }, (_, at): StationSpec => [`PKG-${at + 1}`, `包装区 ${at + 1}`, 'd08', 'PKG', ['storekeeper']]),
  ...Array.from({ length: 4 }, (_, at): StationSpec => [`BN-${at + 1}`, `Vị trí lắp ráp ${at + 1}`, 'd12', 'ASM', ['assembler']]),
]
