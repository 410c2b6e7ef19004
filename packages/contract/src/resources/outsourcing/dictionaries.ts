import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of work given to others. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_OUTSOURCE_PROCESS',
    label: label('外协工艺类型', 'Kind of process', 'Loại công đoạn'),
    values: [
      value('machining', '机加工', 'Machining', 'Gia công cơ khí'),
      value('sheetMetal', '钣金', 'Sheet metal', 'Gia công kim loại tấm'),
      value('welding', '焊接', 'Welding', 'Hàn'),
      value('heatTreatment', '热处理', 'Heat treatment', 'Nhiệt luyện'),
      value('surface', '表面处理', 'Surface treatment', 'Xử lý bề mặt'),
      value('painting', '喷涂', 'Painting', 'Sơn phủ'),
      value('wiring', '配线', 'Wiring', 'Đấu dây'),
      value('assembly', '装配', 'Assembly', 'Lắp ráp'),
    ],
  },
  {
    code: 'DC_OUTSOURCE_TRANSPORT',
    label: label('外协运输方式', 'Transport of outsourced work', 'Vận chuyển gia công'),
    values: [
      value('own', '我方送取', 'Our own vehicle', 'Xe của mình'),
      value('supplier', '供应商送取', 'By the supplier', 'Nhà cung cấp giao nhận'),
      value('carrier', '第三方物流', 'Carrier', 'Đơn vị vận chuyển'),
    ],
  },
  {
    code: 'DC_OUTSOURCE_PRICE_TYPE',
    label: label('价格类型', 'Kind of price', 'Loại giá'),
    values: [
      value('material', '物料外协', 'Material', 'Vật tư', 'info'),
      value('process', '工序外协', 'Process', 'Công đoạn', 'neutral'),
    ],
  },
  {
    code: 'DC_ASSESSMENT_PERIOD',
    label: label('考核周期', 'Period', 'Kỳ đánh giá'),
    values: [
      value('month', '月度', 'Month', 'Tháng'),
      value('quarter', '季度', 'Quarter', 'Quý'),
      value('year', '年度', 'Year', 'Năm'),
    ],
  },
  {
    code: 'DC_SUPPLIER_GRADE',
    label: label('供应商等级', 'Supplier grade', 'Hạng nhà cung cấp'),
    values: [
      value('A', 'A 优秀', 'A excellent', 'A xuất sắc', 'success'),
      value('B', 'B 良好', 'B good', 'B tốt', 'info'),
      value('C', 'C 合格', 'C sufficient', 'C đạt', 'warning'),
      value('D', 'D 不合格', 'D failed', 'D không đạt', 'danger'),
    ],
  },
  {
    code: 'DC_AUDIT_RESULT',
    label: label('审核结果', 'Audit result', 'Kết quả duyệt'),
    values: [value('passed', '通过', 'Passed', 'Đạt', 'success'), value('rejected', '退回', 'Rejected', 'Trả lại', 'danger')],
  },
]
