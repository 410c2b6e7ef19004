import { type baseFields, type Core, type Field, label, targetOf } from '@bip/contract'

const base: Record<(typeof baseFields)[number], Field> = {
  id: { kind: 'text', label: label('编号', 'Id', 'Mã') },
  version: { kind: 'number', label: label('版本', 'Version', 'Phiên bản') },
  createUser: { kind: 'person', label: label('创建人', 'Created by', 'Người tạo') },
  createDept: { kind: 'reference', to: 'department', label: label('创建部门', 'Created in', 'Phòng ban tạo') },
  createTime: { kind: 'instant', label: label('创建时间', 'Created at', 'Tạo lúc') },
  updateUser: { kind: 'person', label: label('修改人', 'Changed by', 'Người sửa') },
  updateTime: { kind: 'instant', label: label('修改时间', 'Changed at', 'Sửa lúc') },
}

/** A field of a resource by key, those that every record has included. */
export const fieldOf = (core: Core, key: string): Field | undefined =>
  Object.hasOwn(base, key) && (!core.computed || key === 'id')
    ? base[key as keyof typeof base]
    : Object.hasOwn(core.fields, key)
      ? core.fields[key]
      : undefined // a key of it, as just looked up

/** Fields that hold or show the id of another record: key and resource. */
export const linksOf = (core: { fields: Core['fields'] }): [key: string, to: string][] =>
  Object.entries(core.fields).flatMap(([key, field]): [string, string][] => {
    const target = targetOf(field)
    return target === undefined ? [] : [[key, target]]
  })
