import type { Texts } from '../foundations/texts.ts'

export const fileFieldTexts = {
  drop: { zh: '将文件拖到此处，或', vi: 'Kéo tệp vào đây, hoặc', en: 'Drop files here, or' },
  choose: { zh: '选择文件', vi: 'Chọn tệp', en: 'Choose files' },
  dropHere: { zh: '松开即可添加', vi: 'Thả để thêm tệp', en: 'Release to add' },
  pictures: { zh: '图片', vi: 'hình ảnh', en: 'pictures' },
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
  empty: {
    zh: '“{name}”是空文件，请检查后重新选择',
    vi: '"{name}" là tệp rỗng, vui lòng kiểm tra rồi chọn lại',
    en: '"{name}" is empty; check it and choose again',
  },
  folder: { zh: '选择文件夹', vi: 'Chọn thư mục', en: 'Choose a folder' },
  camera: { zh: '拍照', vi: 'Chụp ảnh', en: 'Take a photo' },
  more: {
    zh: '另有 {count} 个文件未添加',
    vi: '{count} tệp khác chưa được thêm',
    en: '{count} more {count|file was|files were} not added',
  },
  pause: { zh: '暂停 {name}', vi: 'Tạm dừng {name}', en: 'Pause {name}' },
  resume: { zh: '继续上传 {name}', vi: 'Tiếp tục tải {name}', en: 'Go on with {name}' },
  paused: { zh: '已暂停 {percent}%', vi: 'Đã tạm dừng ở {percent}%', en: 'Paused at {percent}%' },
  remove: { zh: '移除 {name}', vi: 'Gỡ {name}', en: 'Remove {name}' },
  retry: { zh: '重新上传 {name}', vi: 'Tải lại {name}', en: 'Upload {name} again' },
  versions: { zh: '{name} 的版本', vi: 'Các phiên bản của {name}', en: 'Versions of {name}' },
  waiting: { zh: '等待上传', vi: 'Đang chờ tải lên', en: 'Waiting' },
  uploading: { zh: '已上传 {percent}%', vi: 'Đã tải lên {percent}%', en: '{percent}% uploaded' },
  done: { zh: '已上传', vi: 'Đã tải lên', en: 'Uploaded' },
  failed: { zh: '上传失败', vi: 'Tải lên thất bại', en: 'Upload failed' },
} satisfies Texts
