import { type DemoRecord, idAt, type World } from '../../../seed/demo/world.ts'
import { baselineDefinitions } from '../../../workflow/definitions/index.ts'

/** The diagrams that the company runs by, and the next leave request, which somebody still works on. */
export function makeModels(world: World, count: number): DemoRecord[] {
  const at = (index: number) => world.calendar.at(-90, 9, index)
  const deployed = baselineDefinitions()
    .slice(0, Math.max(0, count - 1))
    .map(({ key, label, category, xml }, index) => ({
      id: idAt(at(index), index),
      at: at(index),
      by: world.admin,
      values: {
        modelName: label['zh-CN'],
        modelStatus: 'deployed',
        processKey: key,
        category,
        definitionId: `${key}-1`,
        deployedAt: at(index),
        deployedBy: world.admin.id,
        xml,
      },
    }))
  const [leave] = baselineDefinitions()
  if (!leave || count === 0) return deployed
  const draft = {
    modelName: `${leave.label['zh-CN']}（修订）`,
    modelStatus: 'draft',
    processKey: leave.key,
    category: leave.category,
    remark: '拟增加总经理审批节点',
    xml: leave.xml,
  }
  const last = deployed.length
  return [...deployed, { id: idAt(at(last), last), at: at(last), by: world.admin, values: draft }]
}
