import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** A country, province, city or district; a tree. */
export const region = defineResource({
  key: 'region',
  path: '/blade-system/region',
  calls: standardCalls(),
  label: label('行政区划', 'Region', 'Khu vực hành chính'),
  icon: 'map',
  display: 'regionName',
  subtitle: 'regionCode',
  fields: {
    regionName: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên'),
      required: true,
      max: 80,
      searchable: true,
      sortable: true,
      width: 220,
    },
    regionCode: {
      kind: 'text',
      label: label('区划代码', 'Code', 'Mã khu vực'),
      required: true,
      max: 20,
      pattern: '[\\w-]+',
      messages: codeSigns('- _'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    level: {
      kind: 'dict',
      label: label('级别', 'Level', 'Cấp'),
      dictionary: 'DC_REGION_LEVEL',
      required: true,
      initial: 'district',
      indexed: true,
      width: 120,
    },
    parentId: {
      kind: 'reference',
      label: label('上级区划', 'Parent region', 'Khu vực cấp trên'),
      to: 'region',
      indexed: true,
      width: 180,
    },
    sort: { kind: 'number', label: label('排序', 'Order', 'Thứ tự'), min: '0', initial: '0', sortable: true, width: 90 },
  },
  list: {
    columns: ['regionName', 'regionCode', 'level', 'parentId', 'sort'],
    filters: ['regionName', 'level', 'parentId'],
    sort: 'regionCode',
  },
  tree: {
    parent: 'parentId',
    cycle: label(
      '上级区划不能是本区划或其下级',
      'the parent must not be the region itself or one below it',
      'khu vực cấp trên không được là chính nó hoặc cấp dưới của nó',
    ),
  },
  form: [
    {
      label: label('行政区划', 'Region', 'Khu vực hành chính'),
      fields: ['regionName', 'regionCode', 'level', 'parentId', 'sort'],
    },
  ],
  menu: { group: 'system.basics', path: '/system/region', order: 3 },
})
