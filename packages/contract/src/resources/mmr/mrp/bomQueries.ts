import { label } from '../../../i18n.ts'
import { difference } from '../../../resource/difference.ts'
import { defineQuery } from '../../../resource/query.ts'
import { bomStates } from './bomActions.ts'

const materialId = { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', width: 240 } as const
const quantity = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 6, sortable: true, width: 120 }) as const
const scrapRate = {
  kind: 'number',
  label: label('损耗率', 'Scrap', 'Hao hụt'),
  scale: 2,
  unit: label('%', '%', '%'),
  width: 90,
} as const
const bom = (zh: string, en: string, vi: string) =>
  ({ kind: 'reference', label: label(zh, en, vi), to: 'materialBom', required: true }) as const

/** What contains a material, directly and through all levels above. */
export const bomWhereUsed = defineQuery({
  key: 'bomWhereUsed',
  path: '/blade-bip/plus/query/bom-where-used',
  label: label('物料反查', 'Where used', 'Nơi sử dụng'),
  icon: 'text-search',
  answers: 'list',
  reads: ['materialBom', 'material'],
  asks: { componentId: { ...materialId, label: label('被用物料', 'Component', 'Vật tư thành phần'), required: true } },
  fields: {
    level: { kind: 'number', label: label('层级', 'Level', 'Cấp'), sortable: true, width: 80 },
    materialId,
    bomId: { kind: 'reference', label: label('物料清单', 'Bill of materials', 'BOM'), to: 'materialBom', width: 160 },
    bomVersion: { kind: 'text', label: label('版本', 'Version', 'Phiên bản'), width: 90 },
    bomStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), states: bomStates, width: 100 },
    quantity: quantity('单件用量', 'Per piece', 'Lượng mỗi cái'),
    scrapRate,
  },
  list: {
    columns: ['level', 'materialId', 'bomId', 'bomVersion', 'bomStatus', 'quantity', 'scrapRate'],
    filters: ['componentId'],
    sort: 'level',
    size: 50,
  },
  opens: { resource: 'materialBom', id: 'bomId' },
  menu: { group: 'mmr.materials', path: '/mmr/bom-where-used', order: 6 },
})

/** Two versions side by side: what came, went or changed. */
export const bomCompare = defineQuery({
  key: 'bomCompare',
  path: '/blade-bip/plus/query/bom-compare',
  label: label('清单比较', 'Compare two bills', 'So sánh BOM'),
  icon: 'arrow-left-right',
  answers: 'list',
  reads: ['materialBom'],
  asks: {
    leftId: bom('左侧清单', 'Bill on the left', 'BOM bên trái'),
    rightId: bom('右侧清单', 'Bill on the right', 'BOM bên phải'),
  },
  fields: {
    difference,
    materialId,
    leftPosition: { kind: 'text', label: label('左侧位号', 'Position on the left', 'Vị trí trái'), width: 110 },
    rightPosition: { kind: 'text', label: label('右侧位号', 'Position on the right', 'Vị trí phải'), width: 110 },
    leftQuantity: quantity('左侧单件用量', 'Per piece on the left', 'Lượng bên trái'),
    rightQuantity: quantity('右侧单件用量', 'Per piece on the right', 'Lượng bên phải'),
    change: quantity('用量差', 'Difference', 'Chênh lệch'),
    leftScrap: { ...scrapRate, label: label('左侧损耗', 'Scrap on the left', 'Hao hụt trái') },
    rightScrap: { ...scrapRate, label: label('右侧损耗', 'Scrap on the right', 'Hao hụt phải') },
  },
  list: {
    columns: [
      ...(['difference', 'materialId', 'leftPosition', 'rightPosition', 'leftQuantity', 'rightQuantity', 'change'] as const),
      ...(['leftScrap', 'rightScrap'] as const),
    ],
    filters: ['leftId', 'rightId', 'difference'],
    sort: 'difference',
    size: 100,
  },
  menu: { group: 'mmr.materials', path: '/mmr/bom-compare', order: 7 },
})

/** What a material consists of by the version that holds today, one level of its tree. */
export const bomChildren = defineQuery({
  key: 'bomChildren',
  path: '/blade-bip/plus/query/bom-children',
  label: label('多级物料清单', 'Bill of materials by level', 'BOM nhiều cấp'),
  icon: 'network',
  answers: 'list',
  reads: ['materialBom', 'material'],
  asks: { parentMaterialId: { ...materialId, label: label('上级物料', 'Made of it', 'Vật tư cấp trên'), required: true } },
  fields: {
    materialId,
    materialCode: { kind: 'text', label: label('物料编码', 'Code', 'Mã vật tư'), width: 130 },
    specification: { kind: 'text', label: label('规格型号', 'Specification', 'Quy cách'), width: 180 },
    bomId: { kind: 'reference', label: label('所属清单', 'Bill', 'BOM'), to: 'materialBom', width: 160 },
    position: { kind: 'text', label: label('位号', 'Position', 'Vị trí'), width: 90 },
    quantity: quantity('单件用量', 'Per piece', 'Lượng mỗi cái'),
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 80 },
    scrapRate,
    isPhantom: { kind: 'boolean', label: label('虚拟件', 'Phantom', 'Cụm ảo'), width: 90 },
    available: { kind: 'number', label: label('可用库存', 'Free stock', 'Tồn khả dụng'), scale: 4, width: 120 },
    lineNo: { kind: 'number', label: label('行号', 'Line', 'Dòng'), sortable: true, width: 80 },
    components: { kind: 'number', label: label('子项数', 'Components', 'Số thành phần'), width: 90 },
  },
  list: {
    columns: [
      'materialCode',
      'materialId',
      'position',
      'quantity',
      'unit',
      'scrapRate',
      'isPhantom',
      'available',
      'components',
      'bomId',
    ],
    filters: ['parentMaterialId'],
    sort: 'lineNo',
    size: 100,
  },
})
