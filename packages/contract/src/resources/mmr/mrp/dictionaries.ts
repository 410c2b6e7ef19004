import { label } from '../../../i18n.ts'
import { type Dictionary, value } from '../../../resource/dictionary.ts'

const demands = [
  value('sale', '销售订单', 'Sales order', 'Đơn bán hàng'),
  value('plan', '计划订单', 'Plan order', 'Lệnh kế hoạch'),
  value('forecast', '销售预测', 'Forecast', 'Dự báo bán hàng'),
  value('component', '上级用料', 'Component', 'Vật tư thành phần'),
  value('safety', '安全库存', 'Safety stock', 'Tồn kho an toàn'),
]
const supplies = [
  value('purchaseOrder', '采购订单', 'Purchase order', 'Đơn mua hàng'),
  value('purchaseRequest', '采购申请', 'Purchase request', 'Yêu cầu mua hàng'),
  value('mo', '生产订单', 'Manufacturing order', 'Lệnh sản xuất'),
]

/** Dictionaries of material planning. */
export const mrpDictionaries: readonly Dictionary[] = [
  {
    code: 'DC_MRP_ACTION',
    label: label('MRP 建议动作', 'Action of MRP', 'Đề xuất của MRP'),
    values: [
      value('order', '新下单', 'Order', 'Đặt mới', 'info'),
      value('expedite', '提前', 'Expedite', 'Đẩy sớm', 'danger'),
      value('defer', '推迟', 'Defer', 'Lùi lại', 'warning'),
      value('resize', '改数量', 'Resize', 'Đổi lượng', 'warning'),
      value('cancel', '取消', 'Cancel', 'Hủy', 'neutral'),
    ],
  },
  {
    code: 'DC_MRP_ORDER_TYPE',
    label: label('MRP 单据类型', 'Order type of MRP', 'Loại lệnh MRP'),
    values: [value('purchase', '采购', 'Purchase', 'Mua'), value('manufacture', '生产', 'Manufacture', 'Sản xuất')],
  },
  {
    code: 'DC_MRP_REASON',
    label: label('MRP 原因', 'Reason of MRP', 'Lý do MRP'),
    values: [
      value('shortage', '供应不足', 'Nothing covers the need', 'Không đủ nguồn cung'),
      value('late', '供应不足，已超提前期', 'Nothing covers it, the lead time is over', 'Thiếu, đã quá thời gian chờ', 'danger'),
      value('safety', '低于安全库存', 'Below safety stock', 'Dưới tồn kho an toàn'),
      value('earlier', '需求早于到货', 'Needed before it comes', 'Cần trước ngày về'),
      value('overdue', '到货已逾期', 'Overdue', 'Quá hạn về'),
      value('later', '到货早于需求', 'Comes long before it is needed', 'Về quá sớm'),
      value('tooLittle', '数量不够', 'Too little for the need', 'Không đủ số lượng'),
      value('tooMuch', '数量超出需求', 'More than is needed', 'Nhiều hơn nhu cầu'),
      value('notNeeded', '没有需求', 'Nothing needs it', 'Không có nhu cầu'),
    ],
  },
  { code: 'DC_MRP_DEMAND', label: label('MRP 需求类型', 'Demand of MRP', 'Nhu cầu MRP'), values: demands },
  { code: 'DC_MRP_SUPPLY', label: label('MRP 现有单据', 'Existing orders of MRP', 'Chứng từ hiện có'), values: supplies },
  {
    code: 'DC_MRP_SOURCE',
    label: label('MRP 供需来源', 'Demand and supply of MRP', 'Nguồn cung cầu MRP'),
    values: [
      ...demands,
      value('stock', '库存', 'Stock', 'Tồn kho'),
      ...supplies,
      value('proposal', 'MRP 建议', 'MRP proposal', 'Đề xuất MRP'),
    ],
  },
  {
    code: 'DC_MRP_SCOPE',
    label: label('MRP 范围', 'Scope of MRP', 'Phạm vi MRP'),
    values: [
      value('demanded', '有需求的物料及其用料', 'What orders need, with its components', 'Vật tư có nhu cầu và thành phần'),
      value('all', '全部启用物料', 'All materials in use', 'Mọi vật tư đang dùng'),
    ],
  },
  {
    code: 'DC_MRP_FAILURE',
    label: label('MRP 失败原因', 'Why a run failed', 'Lý do MRP lỗi'),
    values: [
      value('interrupted', '服务中断，请重新运行', 'The server ended; run it again', 'Máy chủ ngắt, hãy chạy lại'),
      value(
        'cycle',
        '物料清单形成循环，请修正后重新运行',
        'Bills contain each other; mend them and run again',
        'BOM lặp vòng, hãy sửa rồi chạy lại',
      ),
      value(
        'internal',
        '运算出错，请联系管理员',
        'The calculation failed; ask an administrator',
        'Tính toán lỗi, liên hệ quản trị',
      ),
    ],
  },
]
