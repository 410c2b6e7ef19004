import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { plus } from '../wire/paths.ts'

/** The settings of a tenant, by what they are about. */
export const parameterList = defineListing({
  key: 'param',
  path: plus.parameters,
  label: label('系统参数', 'Settings', 'Tham số hệ thống'),
  icon: 'settings',
  fields: {
    paramName: { kind: 'text', label: label('参数', 'Setting', 'Tham số'), width: 220 },
    group: { kind: 'text', label: label('类别', 'About', 'Nhóm'), width: 130 },
    paramValue: { kind: 'text', label: label('当前值', 'Value', 'Giá trị'), width: 170 },
    initial: { kind: 'text', label: label('默认值', 'Default', 'Mặc định'), width: 190 },
    hint: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), width: 320 },
    updateUserName: { kind: 'text', label: label('修改人', 'Changed by', 'Người sửa'), width: 130 },
  },
  list: {
    columns: ['paramName', 'group', 'paramValue', 'initial', 'hint', 'updateUserName'],
    card: ['paramValue', 'hint'],
  },
  search: label('搜索参数或说明', 'Search settings and remarks', 'Tìm tham số hoặc ghi chú'),
  empty: { title: label('没有系统参数', 'No settings', 'Không có tham số') },
})
