import type { Random } from '../../../seed/demo/random.ts'

/** A kind of thing that equipment is made of, as a buyer would write it down. */
export type CatalogueItem = {
  name: string
  category: string
  /** First letters of its codes. */
  prefix: string
  unit: string
  /** CNY, from and to. */
  price: readonly [number, number]
  specification: (random: Random) => string
}

const metric = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 30]
const bores = [12, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160]
const strokes = [10, 15, 20, 25, 30, 40, 50, 75, 80, 100, 125, 150, 175, 200, 250, 300, 400, 500]
const plates = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 40]
const strengths = ['8.8 级', '10.9 级', '12.9 级', 'A2-70', 'A4-80']
const finishes = ['镀锌', '发黑', '304 不锈钢', '达克罗']
const powers = ['0.1kW', '0.2kW', '0.4kW', '0.75kW', '1kW', '1.5kW', '2kW', '3kW', '5.5kW']
const pneumatic = ['SMC', '亚德客', '费斯托', '星辰']
const electric = ['施耐德', '西门子', '正泰', '德力西', 'ABB']
const automation = ['汇川', '三菱', '台达', '松下', '西门子']

type Family = Pick<CatalogueItem, 'category' | 'prefix' | 'unit'>

const standard: Family = { category: 'standard', prefix: 'BZ', unit: 'pcs' }
const drive: Family = { category: 'drive', prefix: 'CD', unit: 'pcs' }
const electrical: Family = { category: 'electrical', prefix: 'DQ', unit: 'pcs' }
const air: Family = { category: 'pneumatic', prefix: 'QD', unit: 'pcs' }
const raw: Family = { category: 'raw', prefix: 'YL', unit: 'kg' }
const semi: Family = { category: 'semi', prefix: 'BC', unit: 'set' }
const consumable: Family = { category: 'consumable', prefix: 'FL', unit: 'box' }

const item = (
  family: Family,
  name: string,
  price: readonly [number, number],
  specification: CatalogueItem['specification'],
  unit = family.unit,
): CatalogueItem => ({ ...family, unit, name, price, specification })

const screw = (standardNumber: string) => (random: Random) =>
  `M${random.pick(metric)}×${random.whole(2, 40) * 5} ${random.pick(strengths)} ${standardNumber} ${random.pick(finishes)}`
const sheet = (grades: readonly string[]) => (random: Random) =>
  `${random.pick(grades)} ${random.pick(plates)}×${random.whole(4, 30) * 50}×${random.whole(10, 60) * 100}`
const bar = (grades: readonly string[]) => (random: Random) =>
  `${random.pick(grades)} Φ${random.whole(8, 160)}×${random.whole(2, 60) * 100}`
const drawing = (random: Random) =>
  `图号 ${random.pick(['ZZ', 'XM', 'SP', 'AG'])}${random.whole(22, 26)}-${random.digits(3)}-${random.digits(2)}-${random.digits(3)}`
const cylinder = (series: Readonly<Record<string, string>>) => (random: Random) => {
  const [maker, model] = random.pick(Object.entries(series))
  return `${model}${random.pick(bores)}×${random.pick(strokes)} ${random.pick(['', '', '-S', 'Z'])}${maker}`
}

/** What the plant buys and makes, by the names and types of the trade. */
export const catalogue: readonly CatalogueItem[] = [
  item(standard, '内六角圆柱头螺钉', [0.06, 9], screw('GB/T 70.1')),
  item(standard, '六角头螺栓', [0.08, 14], screw('GB/T 5783')),
  item(standard, '内六角沉头螺钉', [0.07, 8], screw('GB/T 70.3')),
  item(standard, '紧定螺钉', [0.05, 3], screw('GB/T 80')),
  item(
    standard,
    '圆柱销',
    [0.1, 6],
    (random) => `Φ${random.pick(metric)}×${random.whole(2, 24) * 5} GB/T 119.2 ${random.pick(['淬硬钢', '不锈钢'])}`,
  ),
  item(
    standard,
    'O 型密封圈',
    [0.08, 12],
    (random) =>
      `${random.whole(5, 300)}×${random.pick([1.8, 2.65, 3.55, 5.3, 7])} ${random.pick(['NBR70', 'FKM75', 'VMQ', 'EPDM'])} GB/T 3452.1`,
  ),
  item(
    drive,
    '深沟球轴承',
    [6, 380],
    (random) =>
      `6${random.pick([0, 2, 3])}${String(random.whole(0, 20)).padStart(2, '0')}${random.pick(['-2RS', '-ZZ', '', '-2RS/C3'])} ${random.pick(['SKF', 'NSK', 'NTN', '人本', '哈轴'])}`,
  ),
  item(
    drive,
    '角接触球轴承',
    [60, 820],
    (random) =>
      `7${random.pick([0, 2, 3])}${String(random.whole(0, 18)).padStart(2, '0')}${random.pick(['AC', 'C', 'B'])}/${random.pick(['P4', 'P5', 'P6'])} ${random.pick(['SKF', 'NSK', '洛轴'])}`,
  ),
  item(
    drive,
    '直线导轨副',
    [180, 2600],
    (random) =>
      `HG${random.pick(['H', 'W'])}${random.pick([15, 20, 25, 30, 35, 45])}${random.pick(['CA', 'CC', 'HA'])} L=${random.whole(6, 150) * 20} ${random.pick(['上银', '银泰', '南京工艺'])}`,
    'set',
  ),
  item(
    drive,
    '滚珠丝杠',
    [260, 4800],
    (random) =>
      `SFU${random.pick(['1605', '2005', '2505', '2510', '3205', '3210', '4010'])} L=${random.whole(6, 90) * 20} C${random.pick([5, 7])} ${random.pick(['上银', 'THK', '银泰'])}`,
  ),
  item(
    drive,
    '同步带',
    [18, 320],
    (random) =>
      `${random.pick(['HTD5M', 'HTD8M', 'S5M', 'S8M', 'T10'])}-${random.whole(40, 420) * 5}-${random.pick([15, 20, 25, 30, 40, 50])} ${random.pick(['盖茨', '霓达', '艾特'])}`,
  ),
  item(
    drive,
    '行星减速机',
    [680, 5200],
    (random) =>
      `PLF${random.pick(['060', '080', '090', '120', '160'])}-L${random.pick([1, 2])}-${random.pick([3, 5, 7, 10, 15, 20, 25, 35, 50])}-S2 ${random.pick(['纽卡特', '纽氏达特', '湖北行星'])}`,
    'set',
  ),
  item(
    drive,
    '膜片联轴器',
    [45, 460],
    (random) =>
      `GF-${random.pick([25, 32, 40, 44, 55, 65, 82])}×${random.whole(28, 98)}-${random.whole(6, 25)}-${random.whole(8, 35)}`,
  ),
  item(
    electrical,
    '交流接触器',
    [38, 680],
    (random) =>
      `LC1D${random.pick(['09', '12', '18', '25', '32', '40', '65', '95'])}${random.pick(['M7C', 'BDC', 'Q7C'])} ${random.whole(1, 4)}NO${random.whole(0, 2)}NC ${random.pick(electric)}`,
  ),
  item(
    electrical,
    '塑壳断路器',
    [95, 1600],
    (random) =>
      `NXM-${random.pick([63, 125, 160, 250, 400])}S/${random.pick([3300, 3340, 4300])} ${random.whole(2, 40) * 10}A ${random.pick(electric)}`,
  ),
  item(
    electrical,
    '中间继电器',
    [12, 86],
    (random) => `MY${random.pick([2, 4])}N-GS DC24V 触点 ${random.whole(1, 14)}A ${random.pick(['欧姆龙', '正泰', '施耐德'])}`,
  ),
  item(
    electrical,
    '开关电源',
    [120, 980],
    (random) =>
      `${random.pick(['S8VK-C', 'NDR-', 'EDR-', 'LRS-'])}${random.pick([60, 75, 120, 150, 240, 350, 480])}24 ${random.whole(2, 20)}A ${random.pick(['欧姆龙', '明纬'])}`,
  ),
  item(
    electrical,
    '伺服电机',
    [620, 5800],
    (random) =>
      `MS1H${random.whole(1, 4)}-${random.pick(['10B30', '20B30', '40B30', '75B30', '10C30', '15C30', '20C30'])}CB-A${random.digits(3)}${random.pick(['Z', 'R'])} ${random.pick(powers)}`,
    'set',
  ),
  item(
    electrical,
    '伺服驱动器',
    [780, 6400],
    (random) =>
      `SV${random.pick([630, 660, 670])}${random.pick(['P', 'N', 'F'])}${random.pick(['S1R6', 'S2R8', 'S5R5', 'S7R6', 'T012', 'T017'])}I-${random.digits(2)} ${random.pick(['EtherCAT', 'PROFINET', '脉冲'])} 汇川`,
    'set',
  ),
  item(
    electrical,
    '变频器',
    [480, 5600],
    (random) =>
      `${random.pick(['MD310', 'MD500', 'VFD-E', 'ATV320'])}-${random.pick(powers)} ${random.pick(['AC220V', 'AC380V'])} ${random.whole(1, 60)}A ${random.pick(automation)}`,
    'set',
  ),
  item(
    electrical,
    'PLC 数字量模块',
    [420, 4800],
    (random) =>
      `6ES7 ${random.pick(['521', '522', '221', '222', '131', '132'])}-${random.pick(['1BH', '1BL', '6BF', '6BH'])}${random.whole(10, 59)}-0${random.pick(['AB0', 'AA0', 'BA0', 'XB0'])} 西门子`,
  ),
  item(
    electrical,
    '光电传感器',
    [95, 860],
    (random) =>
      `${random.pick(['PZ-G', 'E3Z-D', 'E3Z-T', 'GTB6-', 'BX'])}${random.whole(40, 90)}${random.pick(['N', 'P'])} ${random.pick(['NPN', 'PNP'])} ${random.whole(1, 20) * 100}mm ${random.pick(['基恩士', '欧姆龙', '西克'])}`,
  ),
  item(
    electrical,
    '接近开关',
    [32, 220],
    (random) =>
      `E2E-X${random.whole(1, 20)}${random.pick(['D1', 'E1', 'B1', 'C1'])} M${random.pick([8, 12, 18, 30])} ${random.pick(['NPN 常开', 'NPN 常闭', 'PNP 常开', 'PNP 常闭'])} ${random.pick(['2m', '5m', '接插件'])} ${random.pick(['欧姆龙', '图尔克', '倍加福'])}`,
  ),
  item(
    electrical,
    '安全光幕',
    [980, 6800],
    (random) =>
      `GL-R${random.whole(8, 96)}${random.pick(['H', 'F', 'L'])} 保护高度 ${random.whole(8, 96) * 20}mm ${random.pick(['基恩士', '西克'])}`,
    'set',
  ),
  item(
    electrical,
    '柔性拖链电缆',
    [3.2, 86],
    (random) =>
      `TRVV ${random.whole(2, 37)}×${random.pick([0.2, 0.3, 0.5, 0.75, 1, 1.5, 2.5, 4])}mm² ${random.pick(['屏蔽', '非屏蔽'])} ${random.pick(['易格斯', '起帆', '上上'])}`,
    'm',
  ),
  item(air, '标准气缸', [68, 1450], cylinder({ 亚德客: 'SC', SMC: 'CP96SDB', 费斯托: 'DSBC-' })),
  item(air, '薄型气缸', [45, 620], cylinder({ 亚德客: 'ACQ', SMC: 'CDQ2B', 费斯托: 'ADN-' })),
  item(air, '三轴导杆气缸', [180, 1850], cylinder({ 亚德客: 'TCM', SMC: 'MGPM', 费斯托: 'DFM-' })),
  item(
    air,
    '电磁阀',
    [85, 560],
    (random) =>
      `${random.pick(['SY', '4V', 'VUVG-'])}${random.pick([110, 120, 210, 220, 310, 320, 430])}-${random.pick(['06', '08', '10', 'M5'])} ${random.pick(['DC24V', 'AC220V'])} ${random.pick(['单电控', '双电控', '三位中封'])} ${random.pick(pneumatic)}`,
  ),
  item(
    air,
    '快插接头',
    [1.2, 28],
    (random) =>
      `${random.pick(['KQ2H', 'PC', 'KQ2L', 'PL', 'KQ2T', 'PE'])}${random.pick(['04', '06', '08', '10', '12', '16'])}-${random.pick(['M5', '01', '02', '03', '04'])}${random.pick(['S', 'AS', ''])} ${random.pick(pneumatic)}`,
  ),
  item(
    air,
    '气源处理二联件',
    [120, 1100],
    (random) =>
      `${random.pick(['AC', 'AFC', 'BFC'])}${random.pick([2000, 3000, 4000, 5000])}-${random.pick(['02', '03', '04', '06'])}${random.pick(['', 'D', 'DG'])} ${random.whole(5, 40)}μm ${random.pick(pneumatic)}`,
    'set',
  ),
  item(raw, '冷轧钢板', [4.6, 7.2], sheet(['SPCC', 'DC01', 'ST12'])),
  item(raw, '热轧钢板', [3.9, 6.1], sheet(['Q235B', 'Q355B', '45#'])),
  item(raw, '不锈钢板', [13.5, 26], sheet(['304', '316L', '201'])),
  item(raw, '铝板', [24, 38], sheet(['6061-T6', '5052-H32', '7075-T651'])),
  item(raw, '圆钢', [4.8, 12], bar(['45#', '40Cr', '20CrMnTi', 'GCr15'])),
  item(
    raw,
    '方管',
    [4.7, 8.4],
    (random) =>
      `Q235B ${random.pick([20, 30, 40, 50, 60, 80, 100, 120])}×${random.pick([20, 40, 50, 60, 80])}×${random.pick([2, 2.5, 3, 4, 5, 6])} L=${random.whole(10, 60) * 100}`,
  ),
  item(
    raw,
    '工业铝型材',
    [22, 32],
    (random) =>
      `${random.pick(['2020', '3030', '4040', '4080', '6060', '8080', '80160'])}${random.pick(['', 'L', 'W'])} L=${random.whole(10, 300) * 20} 6063-T5`,
  ),
  item(semi, '机架焊接件', [680, 12_800], drawing),
  item(semi, '安装底板', [120, 3600], drawing),
  item(semi, '电控柜', [2800, 26_000], drawing),
  item(semi, '滚筒组件', [86, 1450], drawing),
  item(semi, '夹爪组件', [260, 4200], drawing),
  item(semi, '升降机构', [1850, 18_600], drawing),
  item(semi, '防护罩', [90, 2600], drawing),
  item(
    consumable,
    '润滑脂',
    [38, 420],
    (random) =>
      `${random.pick(['LGMT 2', 'LGEP 2', '锂基 2#', '复合锂基 3#'])} ${random.pick(['0.4kg', '1kg', '5kg', '18kg'])} 批次规格 ${random.digits(3)}`,
  ),
  item(
    consumable,
    '螺纹锁固胶',
    [18, 160],
    (random) =>
      `${random.pick(['乐泰', '可赛新', '回天'])} ${random.pick([222, 242, 243, 262, 271, 277, 290])} ${random.pick(['10ml', '50ml', '250ml'])} ${random.whole(1, 24)} 支/盒`,
  ),
  item(
    consumable,
    '尼龙扎带',
    [6, 68],
    (random) =>
      `${random.pick([2.5, 3.6, 4.8, 7.6, 9])}×${random.whole(4, 50) * 20} ${random.pick(['黑', '白'])}色 ${random.pick([100, 250, 500])} 根/包`,
  ),
  item(
    consumable,
    '线号管',
    [12, 96],
    (random) => `PVC ${random.pick([0.5, 0.75, 1, 1.5, 2.5, 4, 6])}mm² ${random.pick(['白', '黄'])} ${random.whole(20, 200)}m/卷`,
  ),
]
