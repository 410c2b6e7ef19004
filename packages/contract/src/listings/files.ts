import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { plus } from '../wire/paths.ts'

const files = label('文件', 'Files', 'Tệp')
const empty = { title: label('没有文件', 'No files', 'Không có tệp') }

/** Uploaded files with the records that hold them. */
export const fileList = defineListing({
  key: 'file',
  path: plus.files,
  label: files,
  icon: 'files',
  fields: {
    originalName: { kind: 'text', label: label('文件名', 'File', 'Tên tệp'), width: 280 },
    type: { kind: 'text', label: label('类型', 'Type', 'Loại'), width: 150 },
    size: { kind: 'number', label: label('大小', 'Size', 'Kích thước'), width: 100 },
    createUserName: { kind: 'text', label: label('上传人', 'Uploaded by', 'Người tải lên'), width: 120 },
    createTime: { kind: 'instant', label: label('上传时间', 'Uploaded', 'Tải lên lúc'), width: 170, seconds: true },
    usage: { kind: 'text', label: label('使用情况', 'Used by', 'Đang dùng ở'), width: 220 },
  },
  list: {
    columns: ['originalName', 'type', 'size', 'createUserName', 'createTime', 'usage'],
    card: ['createUserName', 'createTime'],
  },
  search: label('搜索文件名或上传人', 'Search file or uploader', 'Tìm tên tệp hoặc người tải lên'),
  empty,
})

/** How much room the files of each person take, the most first. */
export const fileUseList = defineListing({
  key: 'fileUse',
  path: plus.fileUse,
  permission: 'file_view',
  label: files,
  icon: 'files',
  fields: {
    realName: { kind: 'text', label: label('上传人', 'Uploaded by', 'Người tải lên'), width: 160 },
    account: { kind: 'text', label: label('账号', 'Account', 'Tài khoản'), width: 140 },
    files: { kind: 'number', label: label('文件数', 'Files', 'Số tệp'), width: 90 },
    bytes: { kind: 'number', label: label('占用空间', 'Room taken', 'Dung lượng'), width: 320 },
  },
  list: { columns: ['realName', 'account', 'files', 'bytes'], card: ['files', 'bytes'] },
  search: label('搜索账号或姓名', 'Search account or name', 'Tìm tài khoản hoặc tên'),
  empty,
})
