import type { Texts } from '@bip/design-system'

/** What the uploaders of the platform say, and what is said of files on their way. */
export const uploaderTexts = {
  noTypes: {
    zh: '上传文件类型不能为空',
    en: 'The types of files to upload are not set',
    vi: 'Chưa khai báo loại tệp được tải lên',
  },
  v1Format: {
    zh: '文件格式不正确, 请上传{types}格式文件!',
    en: 'The file has the wrong format; upload a {types} file',
    vi: 'Tệp sai định dạng, vui lòng tải lên tệp {types}',
  },
  v1Count: {
    zh: '上传文件数量不能超过 {n} 个!',
    en: 'No more than {n} {n|file|files} can be uploaded',
    vi: 'Chỉ được tải lên tối đa {n} tệp',
  },
  v1Size: {
    zh: '上传头像图片大小不能超过 {n} MB!',
    en: 'The picture may not be larger than {n} MB',
    vi: 'Ảnh không được vượt quá {n} MB',
  },
  noPicture: { zh: '请选择图片文件', en: 'Choose a picture', vi: 'Vui lòng chọn tệp ảnh' },
  v2Count: { zh: '最多上传 {n} 个文件', en: 'At most {n} {n|file|files} can be uploaded', vi: 'Tải lên tối đa {n} tệp' },
  v2Type: { zh: '文件类型不支持', en: 'This type of file is not supported', vi: 'Loại tệp không được hỗ trợ' },
  v2Size: { zh: '单文件不能超过 {n}MB', en: 'A file may not be larger than {n} MB', vi: 'Mỗi tệp không được vượt quá {n} MB' },
  noLink: {
    zh: '上传接口未返回文件路径（link）',
    en: 'The upload answered no address of the file (link)',
    vi: 'Giao diện tải lên không trả về đường dẫn tệp (link)',
  },
  pictureFailed: { zh: '图片上传失败', en: 'The picture could not be uploaded', vi: 'Tải ảnh lên thất bại' },
  about: { zh: '“{name}”：{problem}', en: '"{name}": {problem}', vi: '"{name}": {problem}' },
  silent: {
    zh: '长时间没有进展，请检查网络后重试',
    en: 'Nothing moved for a long time. Check the network and try again',
    vi: 'Quá lâu không có tiến triển, hãy kiểm tra mạng rồi thử lại',
  },
  changed: {
    zh: '文件已被修改、移动或删除，请重新选择',
    en: 'The file was changed, moved or removed meanwhile. Choose it again',
    vi: 'Tệp đã bị sửa, di chuyển hoặc xóa, hãy chọn lại',
  },
  checking: { zh: '正在校验 {percent}%', en: 'Checking {percent}%', vi: 'Đang kiểm tra {percent}%' },
  finishing: { zh: '正在校验完整性', en: 'Verifying what arrived', vi: 'Đang xác minh' },
  offline: { zh: '网络已断开，恢复后自动继续', en: 'No network; goes on by itself', vi: 'Mất mạng, sẽ tự tiếp tục khi có lại' },
  signedOut: {
    zh: '登录已失效，重新登录后自动继续',
    en: 'Signed out; goes on after signing in',
    vi: 'Phiên đã hết hạn, sẽ tiếp tục sau khi đăng nhập lại',
  },
  speed: { zh: '{percent}% · {speed}/s', en: '{percent}% · {speed}/s', vi: '{percent}% · {speed}/s' },
  speedLeft: {
    zh: '{percent}% · {speed}/s · 剩余 {left}',
    en: '{percent}% · {speed}/s · {left} left',
    vi: '{percent}% · {speed}/s · còn {left}',
  },
  seconds: { zh: '{n} 秒', en: '{n} s', vi: '{n} giây' },
  minutes: { zh: '{n} 分钟', en: '{n} min', vi: '{n} phút' },
  hours: { zh: '{n} 小时', en: '{n} h', vi: '{n} giờ' },
  stepChoose: { zh: '选择文件', en: 'Choose', vi: 'Chọn tệp' },
  stepCheck: { zh: '校验', en: 'Check', vi: 'Kiểm tra' },
  stepSend: { zh: '上传', en: 'Upload', vi: 'Tải lên' },
  stepVerify: { zh: '核对', en: 'Verify', vi: 'Đối chiếu' },
  allProgress: { zh: '全部文件', en: 'All files', vi: 'Tất cả tệp' },
  allRunning: { zh: '已上传 {done}/{count}', en: '{done} of {count} uploaded', vi: 'Đã tải {done}/{count}' },
  allPaused: {
    zh: '已暂停，{done}/{count} 已上传',
    en: 'Paused, {done} of {count} uploaded',
    vi: 'Đã tạm dừng, đã tải {done}/{count}',
  },
  allFailed: {
    zh: '{done} 个已上传，{failed} 个失败',
    en: '{done} uploaded, {failed} failed',
    vi: '{done} tệp đã tải, {failed} tệp lỗi',
  },
  left: { zh: '{speed}/s · 剩余 {left}', en: '{speed}/s · {left} left', vi: '{speed}/s · còn {left}' },
  pauseAll: { zh: '全部暂停', en: 'Pause all', vi: 'Tạm dừng tất cả' },
  resumeAll: { zh: '全部继续', en: 'Go on with all', vi: 'Tiếp tục tất cả' },
  retryAll: { zh: '重试失败项', en: 'Retry the failed', vi: 'Thử lại tệp lỗi' },
  cancelAll: { zh: '全部取消', en: 'Cancel all', vi: 'Hủy tất cả' },
} satisfies Texts
