import { standardStageRules } from '@bip/contract/resources'
import { type DemoRecord, idAt, type World } from '../../../seed/demo/world.ts'

const names: Readonly<Record<string, string>> = {
  visit: '初访：找到关键人',
  need: '需求：确认节拍与预算',
  solution: '方案：布局图与节拍表',
  quote: '报价：三档产能',
  bargain: '谈判：技术协议与付款',
  won: '赢单：合同签订',
  lost: '输单：复盘原因',
}

const limits: Readonly<Record<string, string>> = { visit: '14', need: '12', solution: '12', quote: '12', bargain: '10' }

/** The rules of the stages: those of the product, with limits for the board. */
export function makeStageRules(world: World): DemoRecord[] {
  const at = world.calendar.at(-1400)
  return standardStageRules.map((rule, index) => ({
    id: idAt(at, index),
    at,
    by: world.admin,
    values: {
      asksReason: false,
      mustPass: false,
      maxDays: null,
      ...rule,
      ruleName: names[rule.stage] ?? rule.stage,
      cardLimit: limits[rule.stage] ?? null,
      limitKind: 'soft',
    },
  }))
}
