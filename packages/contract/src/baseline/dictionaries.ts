import { type Label, label } from '../i18n.ts'
import type { Tone } from '../resource/core.ts'
import { resources } from '../resources/index.ts'

export type DictionaryValue = { key: string; label: Label; tone?: Tone }
export type Dictionary = { code: string; label: Label; values: readonly DictionaryValue[] }

const value = (key: string, zh: string, en: string, vi: string, tone?: Tone): DictionaryValue => ({
  key,
  label: label(zh, en, vi),
  tone,
})

/** The dictionaries that the product brings. A plant may rename, recolour and add values; migrations never overwrite that. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_CUSTOMER_STATUS',
    label: label('客户状态', 'Customer status', 'Trạng thái khách hàng'),
    values: [
      value('prospect', '潜在', 'Prospect', 'Tiềm năng', 'neutral'),
      value('active', '合作中', 'Active', 'Đang hợp tác', 'success'),
      value('paused', '暂停', 'Paused', 'Tạm dừng', 'warning'),
      value('lost', '流失', 'Lost', 'Đã mất', 'danger'),
    ],
  },
  {
    code: 'DC_CUSTOMER_LEVEL',
    label: label('客户等级', 'Customer level', 'Cấp khách hàng'),
    values: [value('A', 'A 级', 'A', 'Hạng A', 'info'), value('B', 'B 级', 'B', 'Hạng B'), value('C', 'C 级', 'C', 'Hạng C')],
  },
  {
    code: 'DC_INDUSTRY',
    label: label('行业', 'Industry', 'Ngành'),
    values: [
      value('automotive', '汽车', 'Automotive', 'Ô tô'),
      value('battery', '新能源电池', 'Battery', 'Pin năng lượng mới'),
      value('appliance', '家电', 'Home appliances', 'Điện gia dụng'),
      value('electronics', '电子', 'Electronics', 'Điện tử'),
      value('machinery', '工程机械', 'Construction machinery', 'Máy công trình'),
      value('food', '食品', 'Food', 'Thực phẩm'),
      value('logistics', '物流仓储', 'Logistics', 'Kho vận'),
    ],
  },
  {
    code: 'DC_CONTACT_STATUS',
    label: label('联系人状态', 'Contact status', 'Trạng thái liên hệ'),
    values: [
      value('active', '在职', 'Active', 'Đang làm việc', 'success'),
      value('moved', '调岗', 'Moved', 'Chuyển vị trí', 'warning'),
      value('left', '离职', 'Left', 'Đã nghỉ', 'neutral'),
    ],
  },
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
      value('consumable', '辅料', 'Consumable', 'Vật tư phụ'),
    ],
  },
  {
    code: 'DC_UNIT',
    label: label('计量单位', 'Unit', 'Đơn vị tính'),
    values: [
      value('pcs', '件', 'pcs', 'cái'),
      value('set', '套', 'set', 'bộ'),
      value('m', '米', 'm', 'm'),
      value('kg', '千克', 'kg', 'kg'),
      value('l', '升', 'l', 'lít'),
      value('box', '箱', 'box', 'thùng'),
    ],
  },
  {
    code: 'DC_CURRENCY',
    label: label('币别', 'Currency', 'Tiền tệ'),
    values: [
      value('CNY', '人民币', 'CNY', 'Nhân dân tệ'),
      value('VND', '越南盾', 'VND', 'Việt Nam đồng'),
      value('USD', '美元', 'USD', 'Đô la Mỹ'),
      value('EUR', '欧元', 'EUR', 'Euro'),
    ],
  },
  {
    code: 'DC_ORG_TYPE',
    label: label('组织类型', 'Organisation type', 'Loại tổ chức'),
    values: [
      value('company', '公司', 'Company', 'Công ty'),
      value('plant', '工厂', 'Plant', 'Nhà máy'),
      value('trade', '贸易公司', 'Trading company', 'Công ty thương mại'),
    ],
  },
  {
    code: 'DC_USER_STATUS',
    label: label('用户状态', 'User status', 'Trạng thái người dùng'),
    values: [
      value('enabled', '启用', 'Enabled', 'Đang dùng', 'success'),
      value('disabled', '停用', 'Disabled', 'Vô hiệu', 'neutral'),
      value('waiting', '待审核', 'Waiting for approval', 'Chờ duyệt', 'pending'),
      value('refused', '已拒绝', 'Refused', 'Bị từ chối', 'danger'),
    ],
  },
  {
    code: 'DC_ANNOUNCEMENT_TONE',
    label: label('公告级别', 'Weight of an announcement', 'Mức độ thông báo'),
    values: [
      value('info', '通知', 'Notice', 'Thông báo', 'info'),
      value('warning', '重要', 'Important', 'Quan trọng', 'warning'),
      value('danger', '紧急', 'Urgent', 'Khẩn cấp', 'danger'),
    ],
  },
  {
    code: 'DC_ENABLED',
    label: label('启用状态', 'In use', 'Trạng thái sử dụng'),
    values: [
      value('enabled', '启用', 'Enabled', 'Đang dùng', 'success'),
      value('disabled', '停用', 'Disabled', 'Vô hiệu', 'neutral'),
    ],
  },
  {
    code: 'DC_SMS_STATUS',
    label: label('短信状态', 'Text message status', 'Trạng thái tin nhắn'),
    values: [
      value('kept', '待转告', 'Kept here', 'Lưu tại đây', 'info'),
      value('waiting', '发送中', 'Sending', 'Đang gửi', 'pending'),
      value('sent', '已发送', 'Sent', 'Đã gửi', 'success'),
      value('failed', '发送失败', 'Failed', 'Gửi lỗi', 'danger'),
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
    code: 'DC_LEAVE_TYPE',
    label: label('请假类型', 'Leave type', 'Loại nghỉ phép'),
    values: [
      value('annual', '年假', 'Annual leave', 'Nghỉ phép năm', 'info'),
      value('personal', '事假', 'Personal leave', 'Nghỉ việc riêng'),
      value('sick', '病假', 'Sick leave', 'Nghỉ ốm', 'warning'),
      value('marriage', '婚假', 'Marriage leave', 'Nghỉ cưới', 'success'),
      value('maternity', '产假', 'Maternity leave', 'Nghỉ thai sản'),
      value('bereavement', '丧假', 'Bereavement leave', 'Nghỉ tang', 'neutral'),
    ],
  },
  {
    code: 'DC_POST_CATEGORY',
    label: label('岗位类别', 'Position category', 'Nhóm chức danh'),
    values: [
      value('manager', '管理', 'Management', 'Quản lý', 'info'),
      value('staff', '职能', 'Staff', 'Văn phòng'),
      value('technical', '技术', 'Technical', 'Kỹ thuật', 'success'),
      value('worker', '生产', 'Production', 'Sản xuất', 'warning'),
    ],
  },
  {
    code: 'DC_REGION_LEVEL',
    label: label('区划级别', 'Region level', 'Cấp khu vực'),
    values: [
      value('country', '国家', 'Country', 'Quốc gia'),
      value('province', '省 / 直辖市', 'Province', 'Tỉnh / thành phố'),
      value('city', '市', 'City', 'Thành phố'),
      value('district', '区 / 县', 'District', 'Quận / huyện'),
    ],
  },
  {
    code: 'DC_GRANT_TYPE',
    label: label('登录方式', 'Way to sign in', 'Cách đăng nhập'),
    values: [
      value('password', '账号密码', 'Password', 'Mật khẩu'),
      value('captcha', '验证码', 'Captcha', 'Mã xác nhận'),
      value('sms_code', '短信验证码', 'SMS code', 'Mã SMS'),
      value('face', '刷脸', 'Face', 'Khuôn mặt'),
      value('social', '第三方登录', 'Third party', 'Bên thứ ba'),
      value('authorization_code', '单点登录', 'Single sign-on', 'Đăng nhập một lần'),
      value('refresh_token', '刷新令牌', 'Refresh', 'Làm mới mã'),
      value('register', '注册', 'Registration', 'Đăng ký'),
    ],
  },
  {
    code: 'DC_RESOURCE',
    label: label('资源', 'Resource', 'Tài nguyên'),
    values: Object.values(resources).map((core) => ({ key: core.key, label: core.label })),
  },
  {
    code: 'DC_DATA_SCOPE',
    label: label('数据范围规则', 'Rule of a data scope', 'Quy tắc phạm vi dữ liệu'),
    values: [
      value('self', '本人', 'Own rows', 'Của bản thân'),
      value('dept', '本部门', 'Own department', 'Phòng ban của mình'),
      value('deptDeep', '本部门及下级', 'Own department and below', 'Phòng ban của mình và cấp dưới'),
      value('chosen', '指定部门及下级', 'Chosen department and below', 'Phòng ban chỉ định và cấp dưới'),
      value('field', '字段取值', 'Values of a field', 'Giá trị của trường'),
    ],
  },
  {
    code: 'DC_API_METHOD',
    label: label('接口方法', 'Method of a call', 'Phương thức gọi'),
    values: [
      value('ANY', '全部', 'Any', 'Tất cả'),
      value('GET', 'GET', 'GET', 'GET'),
      value('POST', 'POST', 'POST', 'POST'),
      value('DELETE', 'DELETE', 'DELETE', 'DELETE'),
    ],
  },
  {
    code: 'DC_WIKI_LOCALE',
    label: label('文章语言', 'Language of an article', 'Ngôn ngữ bài viết'),
    values: [
      value('zh', '中文', 'Chinese', 'Tiếng Trung'),
      value('vi', '越南语', 'Vietnamese', 'Tiếng Việt'),
      value('en', '英语', 'English', 'Tiếng Anh'),
    ],
  },
  {
    code: 'DC_NOTE_COLOR',
    label: label('笔记颜色', 'Colour of a note', 'Màu ghi chú'),
    values: [
      value('yellow', '黄', 'Yellow', 'Vàng', 'warning'),
      value('green', '绿', 'Green', 'Xanh lá', 'success'),
      value('blue', '蓝', 'Blue', 'Xanh dương', 'info'),
      value('red', '红', 'Red', 'Đỏ', 'danger'),
      value('grey', '灰', 'Grey', 'Xám', 'neutral'),
    ],
  },
  {
    code: 'DC_FILE_CATEGORY',
    label: label('文件类别', 'Category of files', 'Loại tệp'),
    values: [
      value('drawing', '图纸', 'Drawing', 'Bản vẽ', 'info'),
      value('specification', '技术文件', 'Specification', 'Tài liệu kỹ thuật', 'success'),
      value('quality', '质量文件', 'Quality', 'Tài liệu chất lượng', 'warning'),
      value('contract', '合同', 'Contract', 'Hợp đồng'),
      value('minutes', '会议纪要', 'Minutes', 'Biên bản họp'),
      value('template', '模板', 'Template', 'Biểu mẫu', 'neutral'),
    ],
  },
  {
    code: 'DC_PROJECT_STAGE',
    label: label('项目阶段', 'Stage of a project', 'Giai đoạn dự án'),
    values: [
      value('design', '方案设计', 'Design', 'Thiết kế', 'pending'),
      value('making', '制造', 'Making', 'Chế tạo', 'info'),
      value('assembly', '装配调试', 'Assembly', 'Lắp ráp chạy thử', 'info'),
      value('acceptance', '验收', 'Acceptance', 'Nghiệm thu', 'warning'),
      value('delivered', '已交付', 'Delivered', 'Đã bàn giao', 'success'),
    ],
  },
]
