import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, peopleOf, type World } from '../../../seed/demo/world.ts'

/** Name, short name, town, state, price of an hour. */
const companies = [
  ['苏州众联人力资源有限公司', '众联人力', '苏州工业园区', 'active', 36],
  ['昆山鼎诚劳务派遣有限公司', '鼎诚劳务', '昆山市', 'active', 34],
  ['无锡汇才企业服务有限公司', '汇才服务', '无锡新吴区', 'active', 35],
  ['常州安捷机电安装工程有限公司', '安捷机电', '常州武进区', 'active', 48],
  ['上海锐聘人才服务有限公司', '锐聘人才', '上海闵行区', 'paused', 40],
  ['南通海纳劳务有限公司', '海纳劳务', '南通崇川区', 'active', 33],
  ['合肥启程人力资源有限公司', '启程人力', '合肥蜀山区', 'ended', 32],
  ['Công ty TNHH Nhân lực Bắc Ninh', 'BN Nhân lực', 'Bắc Ninh', 'active', 21],
] as const

/** Companies that send people to the plants. */
export function makeCompanies(world: World, count: number): DemoRecord[] {
  const random = createRandom('laborCompanies')
  const carers = peopleOf(world, 'd01', 'd06')
  return companies.slice(0, count).map(([name, shortName, town, companyStatus, price], index) => {
    const at = world.calendar.at(-880 + index * 20, 9, index)
    const by = random.pick(carers)
    const isEnded = companyStatus === 'ended'
    return {
      id: idAt(at, index),
      at,
      by,
      values: {
        companyCode: `LW-${String(index + 1).padStart(3, '0')}`,
        name,
        shortName,
        companyStatus,
        creditCode: `9132${random.digits(14)}`,
        contactName: random.pick(['周经理', '吴主管', '钱女士', '孙先生']),
        contactPhone: `13${random.digits(9)}`,
        email: `hr${index + 1}@example.com`,
        address: `${town}${random.pick(['星湖街', '人民路', '青年路', '创业大道'])}${random.whole(8, 880)}号`,
        licenceNo: `LWPQ-${random.digits(8)}`,
        licenceUntil: world.calendar.day(isEnded ? -60 : random.whole(20, 700)),
        contractNo: `HT-LW-${world.calendar.day(-300).slice(0, 4)}-${String(index + 1).padStart(3, '0')}`,
        contractFrom: world.calendar.day(-300 - index),
        contractUntil: world.calendar.day(isEnded ? -90 : random.whole(40, 430)),
        settlement: index === 3 ? 'day' : 'hour',
        currency: 'CNY',
        unitPrice: `${price}.00`,
        taxRate: '6.00',
        maxPeople: String(random.whole(30, 80)),
        bankName: random.pick(['中国银行', '工商银行', '招商银行']),
        bankAccount: random.digits(19),
        ownerId: by.id,
        files: [],
        remark: isEnded ? '到期未续约' : null,
      },
    }
  })
}
