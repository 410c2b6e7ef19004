import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of administration. */
export const dictionaries: readonly Dictionary[] = [
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
    code: 'DC_PDA_PRINTER_SERVER',
    label: label('打印服务器', 'Print server', 'Máy chủ in'),
    values: [
      value('office', '办公楼', 'Office', 'Văn phòng'),
      value('warehouse', '仓库', 'Warehouse', 'Kho'),
      value('workshop', '装配车间', 'Workshop', 'Xưởng lắp ráp'),
    ],
  },
  {
    code: 'DC_PRINTER_LANGUAGE',
    label: label('打印语言', 'Language of a printer', 'Ngôn ngữ máy in'),
    values: [value('pdf', 'PDF', 'PDF', 'PDF'), value('zpl', 'ZPL', 'ZPL', 'ZPL')],
  },
  {
    code: 'DC_PRINTER_RESOLUTION',
    label: label('打印分辨率', 'Resolution of a printer', 'Độ phân giải máy in'),
    values: [value('203', '203 dpi', '203 dpi', '203 dpi'), value('300', '300 dpi', '300 dpi', '300 dpi')],
  },
  {
    code: 'DC_PRINT_PURPOSE',
    label: label('打印用途', 'Purpose of a print', 'Mục đích in'),
    values: [
      value('label', '标签', 'Label', 'Nhãn'),
      value('nameplate', '铭牌', 'Nameplate', 'Biển tên máy'),
      value('document', '单据', 'Document', 'Chứng từ'),
      value('plan', '计划', 'Plan', 'Kế hoạch'),
      value('approval', '审批单', 'Approval', 'Phiếu duyệt'),
    ],
  },
]
