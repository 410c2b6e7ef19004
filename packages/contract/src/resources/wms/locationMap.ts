import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

const position = (zh: string, en: string, vi: string) => ({ kind: 'text', label: label(zh, en, vi), width: 80 }) as const
const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 110 }) as const

/** Every location of a warehouse with what lies there and how full it is, as the map draws it. */
export const locationMap = defineQuery({
  key: 'locationMap',
  path: '/blade-bip/plus/query/location-map',
  label: label('库位图', 'Location map', 'Sơ đồ vị trí'),
  icon: 'map',
  answers: 'series',
  reads: ['warehouse', 'warehouseLocation', 'stockBalance', 'material'],
  asks: {
    warehouseId: { kind: 'reference', label: label('仓库', 'Warehouse', 'Kho'), to: 'warehouse', required: true },
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material' },
  },
  fields: {
    locationName: { kind: 'text', label: label('库位编号', 'Location', 'Vị trí'), width: 140 },
    locationAisle: position('通道', 'Aisle', 'Lối đi'),
    locationRack: position('货架', 'Rack', 'Kệ'),
    locationLevel: position('层', 'Level', 'Tầng'),
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), width: 80 },
    quantity: figure('结存', 'On hand', 'Tồn'),
    materials: { kind: 'number', label: label('物料数', 'Materials', 'Số vật tư'), width: 90 },
    materialName: { kind: 'text', label: label('主要物料', 'Main material', 'Vật tư chính'), width: 200 },
    share: {
      kind: 'number',
      label: label('占用率', 'Fill rate', 'Mức đầy'),
      hint: label('结存除以容量', 'On hand over capacity', 'Tồn chia sức chứa'),
      scale: 4,
      width: 100,
    },
    holds: { kind: 'boolean', label: label('有所选物料', 'Holds the material', 'Có vật tư đã chọn'), width: 110 },
  },
  series: { x: 'locationName', y: ['share'] },
  fresh: 5,
  menu: { group: 'wms.stock', path: '/wms/location-map', order: 3 },
})
