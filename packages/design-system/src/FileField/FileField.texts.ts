import type { Texts } from '../foundations/texts.ts'

export const fileFieldTexts = {
  drop: { zh: '将文件拖到此处，或', vi: 'Kéo tệp vào đây, hoặc', en: 'Drop files here, or' },
  choose: { zh: '选择文件', vi: 'Chọn tệp', en: 'Choose files' },
  dropHere: { zh: '松开即可添加', vi: 'Thả để thêm tệp', en: 'Release to add' },
  limits: { zh: '支持 {types}', vi: 'Chấp nhận {types}', en: '{types} accepted' },
  limitSize: { zh: '单个文件不超过 {size}', vi: 'mỗi tệp không quá {size}', en: 'up to {size} each' },
  limitCount: { zh: '最多 {count} 个', vi: 'tối đa {count} tệp', en: '{count} at most' },
  wrongType: {
    zh: '“{name}”格式不正确，请选择 {types} 格式的文件',
    vi: '"{name}" sai định dạng, vui lòng chọn tệp {types}',
    en: '"{name}" has the wrong format; choose a {types} file',
  },
  tooLarge: {
    zh: '“{name}”超过 {size}，请压缩后再试',
    vi: '"{name}" vượt quá {size}, vui lòng nén lại rồi thử lại',
    en: '"{name}" is larger than {size}; compress it and try again',
  },
  tooMany: {
    zh: '最多 {count} 个文件，“{name}”未添加',
    vi: 'Tối đa {count} tệp, "{name}" chưa được thêm',
    en: 'At most {count} {count|file|files}; "{name}" was not added',
  },
  remove: { zh: '移除 {name}', vi: 'Gỡ {name}', en: 'Remove {name}' },
  retry: { zh: '重新上传 {name}', vi: 'Tải lại {name}', en: 'Upload {name} again' },
  waiting: { zh: '等待上传', vi: 'Đang chờ tải lên', en: 'Waiting' },
  uploading: { zh: '已上传 {percent}%', vi: 'Đã tải lên {percent}%', en: '{percent}% uploaded' },
  done: { zh: '已上传', vi: 'Đã tải lên', en: 'Uploaded' },
  failed: { zh: '上传失败', vi: 'Tải lên thất bại', en: 'Upload failed' },
} satisfies Texts
