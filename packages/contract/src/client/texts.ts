import { label } from '../i18n.ts'

/** What the client itself has to say; everything else comes from the gateway. */
export const texts = {
  network: label(
    '网络连接失败，请检查网络后重试',
    'The network connection failed. Check it and try again',
    'Không kết nối được mạng, vui lòng kiểm tra rồi thử lại',
  ),
  timeout: label(
    '等待超时，请稍后再试',
    'Waiting took too long, please try again later',
    'Quá thời gian chờ, vui lòng thử lại sau',
  ),
  systemError: label(
    '系统错误，请稍后再试或联系管理员',
    'System error. Try again later or ask an administrator',
    'Lỗi hệ thống, vui lòng thử lại sau hoặc liên hệ quản trị viên',
  ),
  noPublicKey: label(
    '网关未提供加密公钥，无法登录，请联系管理员',
    'The gateway gives no public key, so nobody can sign in. Please ask an administrator',
    'Máy chủ chưa cung cấp khóa công khai nên không thể đăng nhập, vui lòng liên hệ quản trị viên',
  ),
  noCipherKey: label(
    '网关要求加密传输，但本客户端没有密钥，请联系管理员',
    'The gateway asks for encryption but this client has no key. Please ask an administrator',
    'Máy chủ yêu cầu mã hóa nhưng ứng dụng không có khóa, vui lòng liên hệ quản trị viên',
  ),
  uploadFailed: label(
    '上传失败，网关没有返回文件',
    'The upload failed: the gateway answered no file',
    'Tải lên thất bại: máy chủ không trả về tệp',
  ),
} as const
