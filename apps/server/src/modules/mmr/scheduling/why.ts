import { type Language, label, say } from '@bip/contract'
import { dayText } from '@bip/contract/calendar'
import { namesOf, textOf } from './load.ts'
import type { Scheduled, Why } from './schedule.ts'

const sentences = {
  start: label('计划从这一天开始', 'The plan begins on this day', 'Kế hoạch bắt đầu từ ngày này'),
  promise: label('承诺交期在这一天', 'It is promised for this day', 'Cam kết vào ngày này'),
  previous: label('紧接阶段“{name}”', 'Follows the phase “{name}”', 'Theo sau giai đoạn “{name}”'),
  next: label('须在阶段“{name}”开始前完成', 'Has to end before the phase “{name}”', 'Phải xong trước giai đoạn “{name}”'),
  material: label(
    '等待物料“{name}”，{no} 预计 {day} 到货',
    'Waits for “{name}”, which {no} brings on {day}',
    'Chờ vật tư “{name}”, {no} về ngày {day}',
  ),
  notOrdered: label(
    '等待物料“{name}”，尚未订购，最早 {day} 到货',
    'Waits for “{name}”, which is not ordered yet and comes on {day} at the earliest',
    'Chờ vật tư “{name}”, chưa đặt, sớm nhất ngày {day} mới về',
  ),
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

const notes = {
  short: label(
    '需要 {needs} 人，“{name}”只有 {has} 人，工期因此延长',
    'it needs {needs} people; “{name}” has {has}, so it takes longer',
    'cần {needs} người; “{name}” chỉ có {has} nên kéo dài',
  ),
  nobody: label(
    '需要 {needs} 人，“{name}”没有人员',
    'it needs {needs} people; “{name}” has none',
    'cần {needs} người; “{name}” không có ai',
  ),
  collides: label(
    '固定日期的阶段“{name}”在它完成前开始',
    'the phase “{name}” has fixed dates and begins before it ends',
    'giai đoạn “{name}” cố định ngày và bắt đầu trước khi nó xong',
  ),
}

/** The reason for the date of a phase, in a sentence. */
export function reasonFor(why: Why, language: Language): string {
  if (why.kind === 'material') {
    const { day, name, no } = why.arrival
    return say(no === null ? sentences.notOrdered : sentences.material, language, { name, day: dayText(day), no: no ?? '' })
  }
  if (why.kind !== 'hold') return say(sentences[why.kind], language, 'name' in why ? { name: why.name } : {})
  const { kind, name, orders } = why.hold
  const own = kind === 'station' ? sentences.ownStation : sentences.ownPeople
  return say(orders.length > 0 ? sentences[kind] : own, language, { name, day: textOf(why.hold), orders: namesOf(why.hold) })
}

/** As much as a field takes. */
const maxLength = 300

/** All there is to say of the dates of a phase: why it is there, and what is wrong with that. */
export function reasonsFor({ why, short, collides }: Scheduled, language: Language): string {
  const all = [
    reasonFor(why, language),
    short && say(short.has > 0 ? notes.short : notes.nobody, language, { ...short }),
    collides && say(notes.collides, language, { name: collides }),
  ]
  return all
    .filter(Boolean)
    .join(language === 'zh-CN' ? '；' : '; ')
    .slice(0, maxLength)
}
