import { type Label, type Language, label, say } from '@bip/contract'
import { CommandRefused, type RefusalCode } from '@bip/engine'
import { Refusal } from '../base/errors.ts'

/** Why a command cannot be done where the process stands, as people read it. */
const sentences: Readonly<Partial<Record<RefusalCode, Label>>> = {
  suspended: label(
    '流程已挂起，请联系管理员',
    'the process is suspended; ask an administrator',
    'quy trình đang tạm dừng, hãy báo quản trị viên',
  ),
  notSuspended: label('流程未挂起', 'the process is not suspended', 'quy trình không bị tạm dừng'),
  notClaimed: label('请先认领任务', 'claim the task first', 'hãy nhận việc trước'),
  delegated: label(
    '任务已委托他人，请等待交回',
    'the task is delegated; wait until it comes back',
    'việc đã được ủy quyền, hãy chờ trả lại',
  ),
  notDelegated: label('任务未被委托', 'the task is not delegated', 'việc không được ủy quyền'),
  sameUser: label('此人已是办理人', 'this person has the task already', 'người này đang xử lý việc này'),
  notBack: label(
    '不能回退到此节点，请重新选择',
    'it cannot go back to this step; choose another',
    'không thể trả về bước này, hãy chọn lại',
  ),
  notShared: label('此节点不是会签节点', 'this step is not signed by several people', 'bước này không phải bước nhiều người ký'),
  alreadySigning: label('此人已在会签人中', 'this person signs already', 'người này đã có trong danh sách ký'),
  lastSigner: label('至少保留一名会签人', 'at least one signer stays', 'phải giữ lại ít nhất một người ký'),
  tooLate: label(
    '后续节点已处理，不能取回',
    'it was decided on in the meantime and cannot be taken back',
    'bước sau đã xử lý, không thể lấy lại',
  ),
  unknownNode: label('不能移动到此节点', 'it cannot be moved to this step', 'không thể chuyển đến bước này'),
  notMigratable: label(
    '新版本缺少当前节点，无法迁移',
    'the new version lacks a step where the process stands',
    'phiên bản mới thiếu bước hiện tại, không thể chuyển',
  ),
  noStart: label('流程没有此开始节点', 'the process has no such start', 'quy trình không có điểm bắt đầu này'),
}

/** Runs a command of the interpreter; what it refuses becomes a refusal in the caller's language. */
export async function refusing<T>(language: Language, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    const sentence = sentences[error.code]
    if (sentence) throw new Refusal('badRequest', { reason: say(sentence, language) })
    if (error.code === 'notYours') throw new Refusal('forbidden', { what: error.code })
    throw new Refusal('alreadyHandled')
  }
}
