import { departments } from '../../../seed/demo/departments.ts'
import { type DemoRecord, idAt, type World } from '../../../seed/demo/world.ts'

const categories: readonly (readonly [RegExp, string])[] = [
  [/总|长$|主管|经理|主任/, 'manager'],
  [/工程师|检|技术|设计/, 'technical'],
  [/工$|装配|仓|司机|操作/, 'worker'],
]

/** The positions that the departments have, each once, in the order of the departments. */
export function makePosts(world: World): DemoRecord[] {
  const names = [...new Set(departments.flatMap(({ head, posts }) => [head, ...posts]))]
  return names.map((postName, index) => {
    const at = world.calendar.at(-300, 9, index % 60)
    const category = categories.find(([pattern]) => pattern.test(postName))?.[1] ?? 'staff'
    const postCode = `P${String(index + 1).padStart(3, '0')}`
    return { id: idAt(at, index), at, by: world.admin, values: { postCode, postName, category, sort: String(index + 1) } }
  })
}

/** How the work of a page is done, for the help beside it. */
const procedures = [
  {
    title: '客户建档',
    page: '/crm/customer',
    content: `1. 先用名称、拼音或统一社会信用代码搜索，确认客户尚未建档。
2. 点击“新建客户”，填写全称、简称、行业与等级；等级 A 须由销售总监确认。
3. 上传营业执照扫描件，填写信用额度。
4. 保存后在“联系人”中至少登记一位联系人。

同一客户的越南工厂单独建档，在备注中写明集团公司。`,
  },
  {
    title: '采购订单',
    page: '/scm/purchase-order',
    content: `1. 选择组织与供应商；币种随供应商带出，可修改。
2. 逐行选择物料，填写数量、含税单价与交期；也可从 Excel 复制多行粘贴。
3. 核对合计后提交。提交后由采购主管审核，审核前可撤回修改。
4. 审核通过后下达；下达的订单只能作废，不能删除。`,
  },
  {
    title: '发货登记',
    page: '/scm/ship',
    content: `1. 计划员按合同交期登记计划发运时间与车间。
2. 装配进度由车间每日更新；低于计划 10 个百分点时状态改为“赶工”。
3. 装车完成后填写实际发运时间，看板随即更新。`,
  },
]

export function makeProcedures(world: World): DemoRecord[] {
  return procedures.map((values, index) => {
    const at = world.calendar.at(-60, 14, index)
    return { id: idAt(at, index), at, by: world.admin, values: { ...values, isPublic: false } }
  })
}
