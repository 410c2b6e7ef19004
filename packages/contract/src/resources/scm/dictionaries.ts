import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of the supply chain. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_SUPPLIER_STATUS',
    label: label('供应商状态', 'Supplier status', 'Trạng thái nhà cung cấp'),
    values: [
      value('candidate', '待评审', 'Candidate', 'Chờ đánh giá', 'pending'),
      value('qualified', '合格', 'Qualified', 'Đạt', 'success'),
      value('frozen', '冻结', 'Frozen', 'Tạm khóa', 'warning'),
      value('out', '淘汰', 'Dropped', 'Loại bỏ', 'danger'),
    ],
  },
  {
    code: 'DC_SUPPLIER_CATEGORY',
    label: label('供应商类别', 'Supplier category', 'Nhóm nhà cung cấp'),
    values: [
      value('standard', '标准件', 'Standard parts', 'Chi tiết tiêu chuẩn'),
      value('machining', '机加工', 'Machining', 'Gia công cơ khí'),
      value('electrical', '电气', 'Electrical', 'Điện'),
      value('hydraulic', '液压气动', 'Hydraulics', 'Thủy lực - khí nén'),
      value('steel', '钢材', 'Steel', 'Thép'),
      value('service', '外协服务', 'Services', 'Dịch vụ thuê ngoài'),
    ],
  },
  {
    code: 'DC_MATERIAL_CATEGORY',
    label: label('物料类别', 'Material category', 'Nhóm vật tư'),
    values: [
      value('raw', '原材料', 'Raw material', 'Nguyên liệu'),
      value('standard', '标准件', 'Standard part', 'Chi tiết tiêu chuẩn'),
      value('electrical', '电气件', 'Electrical part', 'Linh kiện điện'),
      value('pneumatic', '气动件', 'Pneumatic part', 'Linh kiện khí nén'),
      value('drive', '传动件', 'Drive part', 'Bộ truyền động'),
      value('semi', '半成品', 'Semi-finished', 'Bán thành phẩm'),
      value('finished', '产品', 'Product', 'Sản phẩm'),
      value('consumable', '辅料', 'Consumable', 'Vật tư phụ'),
    ],
  },
  {
    code: 'DC_WORKSHOP',
    label: label('车间', 'Workshop', 'Phân xưởng'),
    values: [
      value('assembly1', '一号装配车间', 'Assembly 1', 'Lắp ráp 1'),
      value('assembly2', '二号装配车间', 'Assembly 2', 'Lắp ráp 2'),
      value('bacninh', '北宁装配车间', 'Bac Ninh assembly', 'Lắp ráp Bắc Ninh'),
    ],
  },
  {
    code: 'DC_MATERIAL_SOURCE',
    label: label('物料来源', 'Source of material', 'Nguồn vật tư'),
    values: [
      value('bought', '外购', 'Bought', 'Mua ngoài'),
      value('made', '自制', 'Made', 'Tự sản xuất'),
      value('outsourced', '外协', 'Outsourced', 'Gia công ngoài'),
      value('supplied', '客供', 'Supplied by customer', 'Khách cung cấp'),
    ],
  },
  {
    code: 'DC_TRACKING',
    label: label('追溯方式', 'Tracking', 'Cách theo dõi'),
    values: [
      value('none', '不追溯', 'None', 'Không'),
      value('lot', '批次', 'By lot', 'Theo lô'),
      value('serial', '序列号', 'By serial number', 'Theo số sê-ri'),
    ],
  },
  {
    code: 'DC_ABC_CLASS',
    label: label('ABC 分类', 'ABC class', 'Phân loại ABC'),
    values: [value('A', 'A', 'A', 'A'), value('B', 'B', 'B', 'B'), value('C', 'C', 'C', 'C')],
  },
  {
    code: 'DC_CONSTANT_GROUP',
    label: label('常量分组', 'Group of constants', 'Nhóm hằng số'),
    values: [
      value('purchase', '采购', 'Purchasing', 'Mua hàng'),
      value('stock', '库存', 'Stock', 'Tồn kho'),
      value('sale', '销售', 'Sales', 'Bán hàng'),
      value('finance', '财务', 'Finance', 'Tài chính'),
      value('people', '人事', 'People', 'Nhân sự'),
    ],
  },
  {
    code: 'DC_AUDIT_DOCUMENT',
    label: label('审核单据', 'Audited document', 'Chứng từ duyệt'),
    values: [
      value('scmInStock', '入库单', 'Receipt', 'Phiếu nhập'),
      value('scmOutStock', '出库单', 'Issue', 'Phiếu xuất'),
      value('wmsInStock', '仓库入库单', 'Warehouse receipt', 'Phiếu nhập kho'),
      value('wmsOutStock', '仓库出库单', 'Warehouse issue', 'Phiếu xuất kho'),
      value('stockCount', '盘点单', 'Stock count', 'Phiếu kiểm kê'),
      value('stockTransfer', '调拨单', 'Stock transfer', 'Phiếu điều chuyển'),
      value('purchaseOrder', '采购订单', 'Purchase order', 'Đơn mua hàng'),
      value('saleOrder', '销售订单', 'Sales order', 'Đơn bán hàng'),
      value('forecast', '预测单', 'Forecast', 'Phiếu dự báo'),
      value('opps', '商机', 'Opportunity', 'Cơ hội'),
      value('ship', '发货单', 'Goods dispatch', 'Phiếu giao hàng'),
      value('specialRequire', '特殊要求', 'Special requirement', 'Yêu cầu đặc biệt'),
      value('wireBom', '线束清单', 'Wire list', 'Danh mục dây'),
      value('wireExecute', '线束执行单', 'Wire order', 'Lệnh làm dây'),
      value('wireChange', '线束变更单', 'Wire change', 'Phiếu thay đổi dây'),
      value('initiateReview', '设计评审发起', 'Start of a design review', 'Mở thẩm định thiết kế'),
      value('dcFea', '可行性评估', 'Feasibility assessment', 'Đánh giá khả thi'),
      value('erpOrder', 'ERP 订单', 'ERP order', 'Đơn ERP'),
      value('erpOrderNe', '非标 ERP 订单', 'Non-standard ERP order', 'Đơn ERP phi tiêu chuẩn'),
    ],
  },
  {
    code: 'DC_PURCHASE_NEED',
    label: label('采购需求来源', 'Reason to order', 'Căn cứ đặt mua'),
    values: [
      value('request', '已批申请', 'Request', 'Yêu cầu đã duyệt'),
      value('shortage', '低于安全库存', 'Below safety stock', 'Dưới tồn an toàn', 'warning'),
    ],
  },
  {
    code: 'DC_AMENDMENT_KIND',
    label: label('采购变更类型', 'Kind of amendment', 'Loại thay đổi đơn mua'),
    values: [value('change', '变更', 'Change', 'Thay đổi'), value('close', '关闭余量', 'Rest closed', 'Đóng phần còn lại')],
  },
  {
    code: 'DC_PURCHASE_REQUEST_TYPE',
    label: label('采购申请类型', 'Kind of purchase request', 'Loại yêu cầu mua'),
    values: [
      value('standard', '标准采购', 'Standard', 'Tiêu chuẩn'),
      value('project', '项目采购', 'For a project', 'Theo dự án'),
      value('asset', '资产采购', 'Asset', 'Tài sản'),
      value('service', '服务采购', 'Service', 'Dịch vụ'),
      value('urgent', '紧急采购', 'Urgent', 'Khẩn cấp', 'warning'),
    ],
  },
]
