import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'

/** Files that one person lends to others of the company, for a time. */
export const fileShare = defineResource({
  key: 'fileShare',
  path: '/blade-bip/pdp-file-share',
  calls: {
    list: get('page-list'),
    detail: get('/blade-bip/plus/file-share/detail'),
    submit: post('/blade-bip/plus/file-share/submit'),
    remove: post('/blade-bip/plus/file-share/remove'),
  },
  label: label('文件共享', 'File share', 'Chia sẻ tệp'),
  icon: 'share-2',
  display: 'title',
  fields: {
    title: {
      kind: 'text',
      label: label('标题', 'Title', 'Tiêu đề'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 280,
    },
    files: {
      kind: 'file',
      label: label('文件', 'Files', 'Tệp'),
      required: true,
      maxCount: 9,
      maxSizeMB: 100,
      width: 110,
    },
    isForAll: {
      kind: 'boolean',
      label: label('全公司', 'Whole company', 'Toàn công ty'),
      hint: label(
        '不共享给任何人时，只有自己看得到',
        'Shared with nobody, it is for yourself alone',
        'Không chia sẻ thì chỉ mình bạn thấy',
      ),
      initial: false,
      width: 100,
    },
    shareDeptId: {
      kind: 'reference',
      label: label('共享部门', 'Department', 'Phòng ban'),
      hint: label('含其下级部门', 'With the departments below it', 'Gồm cả phòng ban cấp dưới'),
      to: 'department',
      width: 160,
    },
    shareUserId: { kind: 'person', label: label('共享人员', 'Person', 'Người nhận'), width: 130 },
    endDate: {
      kind: 'date',
      label: label('共享至', 'Shared until', 'Chia sẻ đến'),
      hint: label('含当天；不填则长期有效', 'That day included; empty for no end', 'Gồm cả ngày đó; bỏ trống là không thời hạn'),
      sortable: true,
      width: 120,
    },
    remark: { kind: 'longText', label: label('说明', 'Remark', 'Ghi chú'), max: 1000 },
  },
  list: {
    columns: ['title', 'files', 'isForAll', 'shareDeptId', 'shareUserId', 'endDate', 'createUser', 'createTime'],
    filters: ['title', 'isForAll', 'shareDeptId', 'endDate', 'createUser', 'createTime'],
  },
  form: [
    { label: label('文件', 'Files', 'Tệp'), fields: ['title', 'files', 'remark'] },
    { label: label('共享范围', 'Shared with', 'Chia sẻ với'), fields: ['isForAll', 'shareDeptId', 'shareUserId', 'endDate'] },
  ],
  personal: { everybody: 'isForAll', department: 'shareDeptId', person: 'shareUserId', until: 'endDate' },
  transfer: false,
  menu: { group: 'knowledge.files', path: '/knowledge/file-share', order: 1 },
})
