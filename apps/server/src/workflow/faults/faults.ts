import { errors, type Label, type Language, label, say } from '@bip/contract'
import { type Fault, type FaultCode, StepFault } from '@bip/engine'
import { Refusal } from '../../base/errors.ts'
import { NeighbourFailure, type NeighbourReason } from '../../neighbours/neighbour.ts'

/** What stopped a process, as administrators read it. */
const texts: Readonly<Record<FaultCode | NeighbourReason['code'], Label>> = {
  notReckoned: label('无法计算 {text}', '{text} cannot be reckoned', 'Không tính được {text}'),
  notReckonedWith: label('无法计算 {text}：{given}', '{text} cannot be reckoned: {given}', 'Không tính được {text}: {given}'),
  notNumber: label('{value} 不是数字', '{value} is no number', '{value} không phải là số'),
  notCompared: label('{one} 与 {other} 无法比较', '{one} and {other} cannot be compared', 'Không so sánh được {one} với {other}'),
  notDate: label('{text} 不是日期', '{text} is no date', '{text} không phải là ngày'),
  notCycle: label(
    '{text} 不是周期，例如 R3/PT1H',
    '{text} is no cycle such as R3/PT1H',
    '{text} không phải là chu kỳ như R3/PT1H',
  ),
  firesForever: label('{text} 会无休止地触发', '{text} would fire without end', '{text} sẽ kích hoạt mãi không dừng'),
  notCount: label('{value} 不是有效的实例数', '{value} is no number of instances', '{value} không phải là số lượng phiên hợp lệ'),
  tooManyInstances: label(
    '{count} 个实例超出上限 {max} 个',
    '{count} instances are more than {max}',
    '{count} phiên vượt quá giới hạn {max}',
  ),
  tooDeep: label('流程调用超过 {max} 层', 'processes are called more than {max} deep', 'Quy trình gọi lồng nhau quá {max} tầng'),
  splitsForever: label('分支不断产生，没有尽头', 'it splits again and again without an end', 'Nhánh tách liên tục không dừng'),
  passedForever: label(
    '此步骤被反复经过，没有尽头',
    'it is passed again and again without an end',
    'Bước này lặp mãi không dừng',
  ),
  branchMissing: label(
    '等待的分支不会再到达',
    'it waits for a branch that cannot come any more',
    'Đang chờ một nhánh không còn đến được',
  ),
  uncaught: label('错误“{code}”没有步骤处理', 'nothing catches the error “{code}”', 'Không có bước nào xử lý lỗi “{code}”'),
  unknownHandler: label('系统没有“{handler}”服务', 'nothing here does “{handler}”', 'Hệ thống không có dịch vụ “{handler}”'),
  protocol: label(
    '不能用 {protocol} 调用，只能用 https: 或 http:',
    'it is asked by {protocol}, and only by https: or http: can be',
    'Không gọi được bằng {protocol}, chỉ dùng https: hoặc http:',
  ),
  inside: label('地址在内部网络中', 'its address lies in a private network', 'Địa chỉ nằm trong mạng nội bộ'),
  late: label('对方 {seconds} 秒内没有应答', 'it did not answer within {seconds} s', 'Không có phản hồi trong {seconds} giây'),
  unreachable: label('无法连接：{reason}', 'it cannot be reached: {reason}', 'Không kết nối được: {reason}'),
  elsewhere: label(
    '对方应答 {status} 并转到其他地址',
    'it answered {status} and leads elsewhere',
    'Phản hồi {status} và chuyển sang địa chỉ khác',
  ),
  tooLong: label('应答超过 {max} 字节', 'its answer is longer than {max} bytes', 'Phản hồi dài hơn {max} byte'),
  refused: label('对方拒绝：{status}', 'it refused with {status}', 'Bên nhận từ chối: {status}'),
  answered: label('对方应答 {status}', 'it answered {status}', 'Bên nhận phản hồi {status}'),
  notAgreed: label(
    '应答不符合约定的格式',
    'its answer has not the form that was agreed on',
    'Phản hồi không đúng định dạng đã thỏa thuận',
  ),
  nothingFor: label(
    '系统没有对应“{kind}”的数据',
    'nothing of ours stands for its “{kind}”',
    'Hệ thống không có dữ liệu cho “{kind}”',
  ),
}

/** A refusal of our own is said as everywhere else. */
const refusal = 'refusal:'

/** What is known of an error that a call of a process ended with. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof StepFault) return error.fault
  if (error instanceof NeighbourFailure) return error.reason
  if (!(error instanceof Refusal)) return undefined
  const values = Object.fromEntries(Object.entries(error.values).map(([name, value]) => [name, String(value)]))
  return { code: `${refusal}${error.key}`, values }
}

const textOf = (code: string): Label | undefined => {
  const found: Readonly<Record<string, Label>> = texts
  const own: Readonly<Record<string, { text: Label }>> = errors
  return code.startsWith(refusal) ? own[code.slice(refusal.length)]?.text : found[code]
}

/** What went wrong, in a language; the sentence alone where nothing else is known of it. */
export function sayFault({ message, fault }: { message: string; fault?: Fault | undefined }, language: Language): string {
  const text = fault && textOf(fault.code)
  return text ? say(text, language, fault.values) : message
}
