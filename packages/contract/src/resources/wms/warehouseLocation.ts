import { type Label, label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

const position = (text: Label, width: number) => ({ kind: 'text', label: text, max: 10, sortable: true, width }) as const

/** A place of a warehouse where something can lie. */
export const warehouseLocation = defineResource({
  key: 'warehouseLocation',
  path: '/blade-bip/dc-wms-warehouse-location',
  calls: standardCalls(),
  label: label('库位', 'Location', 'Vị trí'),
  icon: 'map-pin',
  display: 'locationName',
  subtitle: 'locationType',
  fields: {
    warehouseId: {
      kind: 'reference',
      label: label('仓库', 'Warehouse', 'Kho'),
      to: 'warehouse',
      parent: true,
      required: true,
      createOnly: true,
      indexed: true,
      width: 180,
    },
    locationName: {
      kind: 'text',
      label: label('库位编号', 'Location', 'Vị trí'),
      required: true,
      max: 40,
      pattern: '[\\w.\\-/]+',
      messages: codeSigns('. - _ /'),
      searchable: true,
      sortable: true,
      width: 140,
    },
    locationAisle: position(label('通道', 'Aisle', 'Lối đi'), 80),
    locationRack: position(label('货架', 'Rack', 'Kệ'), 80),
    locationLevel: position(label('层', 'Level', 'Tầng'), 80),
    locationType: {
      kind: 'dict',
      label: label('库位类型', 'Kind', 'Loại vị trí'),
      dictionary: 'DC_LOCATION_TYPE',
      required: true,
      initial: 'storage',
      indexed: true,
      width: 120,
    },
    capacity: {
      kind: 'number',
      label: label('容量', 'Capacity', 'Sức chứa'),
      hint: label(
        '按基本单位计，留空为不限',
        'In base units; empty means no limit',
        'Theo đơn vị cơ bản; để trống là không giới hạn',
      ),
      scale: 4,
      min: '0',
      width: 110,
    },
    orgId: { kind: 'reference', label: label('组织', 'Organisation', 'Tổ chức'), to: 'organisation', indexed: true, width: 150 },
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 180 },
  },
  list: {
    columns: [
      'locationName',
      'warehouseId',
      'locationAisle',
      'locationRack',
      'locationLevel',
      'locationType',
      'capacity',
      'orgId',
      'isActive',
    ],
    filters: ['warehouseId', 'locationName', 'locationAisle', 'locationRack', 'locationType', 'isActive'],
    sort: 'locationName',
  },
  form: [
    {
      label: label('库位', 'Location', 'Vị trí'),
      fields: [
        'warehouseId',
        'locationName',
        'locationAisle',
        'locationRack',
        'locationLevel',
        'locationType',
        'capacity',
        'orgId',
        'isActive',
        'remark',
      ],
    },
  ],
  menu: { group: 'wms.base', path: '/wms/location', order: 2 },
})
