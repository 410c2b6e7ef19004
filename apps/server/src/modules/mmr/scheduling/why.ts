import { type Language, label, say } from '@bip/contract'
import { namesOf, textOf } from './load.ts'
import type { Why } from './schedule.ts'

const sentences = {
  start: label('计划从这一天开始', 'The plan begins on this day', 'Kế hoạch bắt đầu từ ngày này'),
  promise: label('承诺交期在这一天', 'It is promised for this day', 'Cam kết vào ngày này'),
  previous: label('紧接阶段“{name}”', 'Follows the phase “{name}”', 'Theo sau giai đoạn “{name}”'),
  station: label(
    '工位“{name}”在 {day} 被 {orders} 占用',
    'Station “{name}” is taken on {day} by {orders}',
    'Vị trí “{name}” ngày {day} đã có {orders}',
  ),
  ownStation: label(
    '工位“{name}”在 {day} 被本计划的另一阶段占用',
    'Another phase of this order is at station “{name}” on {day}',
    'Vị trí “{name}” ngày {day} đã có giai đoạn khác của kế hoạch này',
  ),
  people: label(
    '“{name}”在 {day} 人员不足，已排 {orders}',
    '“{name}” has no people left on {day}, they work on {orders}',
    '“{name}” ngày {day} hết người, đang làm {orders}',
  ),
  ownPeople: label(
    '“{name}”在 {day} 人员不足，本计划的另一阶段在用',
    '“{name}” has no people left on {day}, another phase of this order needs them',
    '“{name}” ngày {day} hết người, giai đoạn khác của kế hoạch này đang dùng',
  ),
}

/** The reason for the date of a phase, in a sentence. */
export function reasonFor(why: Why, language: Language): string {
  if (why.kind !== 'hold') return say(sentences[why.kind], language, why.kind === 'previous' ? { name: why.name } : {})
  const { kind, name, orders } = why.hold
  const own = kind === 'station' ? sentences.ownStation : sentences.ownPeople
  return say(orders.length > 0 ? sentences[kind] : own, language, { name, day: textOf(why.hold), orders: namesOf(why.hold) })
}
