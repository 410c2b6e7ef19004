import { type BaseField, type Core, type Field, label } from '@bip/contract'

/** What every record has beside its own fields, as fields: for filters, sorting, exports and the history. */
export const baseFieldsOf = (core: Pick<Core, 'key'>) =>
  ({
    id: { kind: 'reference', to: core.key, label: label('编号', 'Id', 'Mã số') },
    version: { kind: 'number', label: label('版本', 'Version', 'Phiên bản') },
    createUser: { kind: 'person', label: label('创建人', 'Created by', 'Người tạo') },
    createDept: { kind: 'reference', to: 'department', label: label('创建部门', 'Department', 'Phòng ban tạo') },
    createTime: { kind: 'instant', label: label('创建时间', 'Created', 'Thời gian tạo'), sortable: true },
    updateUser: { kind: 'person', label: label('更新人', 'Changed by', 'Người sửa') },
    updateTime: { kind: 'instant', label: label('更新时间', 'Changed', 'Thời gian sửa'), sortable: true },
  }) satisfies Record<BaseField, Field>
