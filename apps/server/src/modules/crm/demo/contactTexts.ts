type Text = readonly [subject: string, summary: string, nextStep: string]

/** What is spoken of: subject, what was said, what comes next. */
export const subjects: readonly Text[] = [
  ['沟通新产线扩产计划', '客户明年二季度扩一条产线，节拍要求 12 秒，预算尚未批复。', '发送同类案例与初步报价'],
  ['技术方案交流', '对视觉检测与上料方式有疑问，希望看到样机视频。', '整理样机视频并预约技术会'],
  ['催收验收款', '财务反馈验收单缺签字，补齐后安排付款。', '补交验收单并跟进付款'],
  ['设备运行回访', '设备稼动率约 92%，换型时间偏长，希望优化。', '安排售后工程师到场评估换型'],
  ['商务条款谈判', '付款比例希望改为 3:3:3:1，质保期两年。', '内部评审后回复条款'],
  ['展会初次接触', '对自动装配线感兴趣，留下需求与图纸联系人。', '一周内电话回访并索取图纸'],
  ['交付进度说明', '说明发货时间与现场条件要求，客户确认地基本月完成。', '发货前再次确认现场条件'],
  ['年度框架协议续签', '客户要求备件价格下调，采购经理已收到草案。', '更新备件价格表'],
  ['拜访设备部', '参观现有产线，发现两处人工工位可自动化改造。', '出具改造建议书'],
  ['投标答疑', '补充说明节拍计算与能耗，招标方下周定标。', '跟进定标结果'],
  ['节日问候', '人员无变化，项目暂缓到下半年。', '下季度再次联系'],
  ['备件需求', '需要伺服电机与气缸各一批，交期两周内。', '确认库存并报价'],
]

export const vietnameseSubjects: readonly Text[] = [
  [
    'Trao đổi kế hoạch mở rộng dây chuyền',
    'Khách hàng dự kiến thêm một dây chuyền vào quý II, chưa duyệt ngân sách.',
    'Gửi phương án mẫu và báo giá sơ bộ',
  ],
  ['Thăm nhà máy', 'Xem dây chuyền hiện tại, có hai công đoạn thủ công có thể tự động hóa.', 'Lập đề xuất cải tiến'],
  ['Nhắc thanh toán nghiệm thu', 'Kế toán còn thiếu chữ ký trên biên bản nghiệm thu.', 'Bổ sung biên bản và theo dõi thanh toán'],
  ['Hỏi thăm vận hành thiết bị', 'Máy chạy ổn định, thời gian đổi mã hàng còn dài.', 'Cử kỹ sư đến đánh giá'],
  ['Đàm phán điều khoản', 'Khách hàng muốn bảo hành hai năm và thanh toán 30/30/30/10.', 'Xem xét nội bộ và trả lời'],
]
