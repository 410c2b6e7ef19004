import { type Label, type Language, label, say } from '../i18n.ts'

/** What a person reads of a line that cannot be posted; `material` and `where` are names. */
export type LackNames = {
  line: number
  material: string
  where: string
  wanted: string
  free: string
  reserved: string
  by: string
}

const short: Label = label(
  '第 {line} 行 {material}：{where}可用 {free}，需要 {wanted}',
  'Line {line}, {material}: {where} has {free} to take, {wanted} are wanted',
  'Dòng {line}, {material}: {where} còn dùng được {free}, cần {wanted}',
)
const kept: Label = label(
  '，另有 {reserved} 被 {by} 预留',
  '; another {reserved} are reserved by {by}',
  '; {reserved} khác được giữ bởi {by}',
)

const less: Label = label(
  '，请减少数量，或改选库位、批次',
  '; take less of it, or another location or lot',
  '; hãy giảm số lượng, hoặc chọn vị trí, lô khác',
)
const lessOrRelease: Label = label(
  '，请减少数量、改选库位或批次，或先释放预留',
  '; take less of it, take another location or lot, or release the reservation first',
  '; hãy giảm số lượng, chọn vị trí hay lô khác, hoặc bỏ giữ hàng trước',
)

const plain = (figure: string): string => (figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure)

/** Which line takes too much, how much there is, who has reserved the rest, and the way out. */
export function lackText(names: LackNames, language: Language): string {
  const { line, material, where, by } = names
  const [wanted, free, reserved] = [plain(names.wanted), plain(names.free), plain(names.reserved)]
  const text = say(short, language, { line, material, where, free, wanted })
  if (Number(reserved) <= 0) return text + say(less, language)
  return text + say(kept, language, { reserved, by: by || '—' }) + say(lessOrRelease, language)
}
