import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of recruiting. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_TALENT_EMPLOYMENT',
    label: label('用工形式', 'Employment', 'Hình thức làm việc'),
    values: [
      value('fullTime', '全职', 'Full time', 'Toàn thời gian'),
      value('partTime', '兼职', 'Part time', 'Bán thời gian'),
      value('intern', '实习', 'Internship', 'Thực tập'),
      value('contract', '劳务', 'Contract', 'Hợp đồng dịch vụ'),
    ],
  },
  {
    code: 'DC_TALENT_URGENCY',
    label: label('紧急程度', 'Urgency', 'Mức độ gấp'),
    values: [
      value('normal', '一般', 'Normal', 'Bình thường', 'neutral'),
      value('urgent', '紧急', 'Urgent', 'Gấp', 'warning'),
      value('critical', '特急', 'Critical', 'Rất gấp', 'danger'),
    ],
  },
  {
    code: 'DC_TALENT_EDUCATION',
    label: label('学历', 'Education', 'Trình độ học vấn'),
    values: [
      value('secondary', '高中/中专', 'Secondary school', 'Trung học'),
      value('college', '大专', 'College', 'Cao đẳng'),
      value('bachelor', '本科', 'Bachelor', 'Đại học'),
      value('master', '硕士', 'Master', 'Thạc sĩ'),
      value('doctor', '博士', 'Doctor', 'Tiến sĩ'),
    ],
  },
  {
    code: 'DC_TALENT_SOURCE',
    label: label('简历来源', 'Source', 'Nguồn hồ sơ'),
    values: [
      value('jobSite', '招聘网站', 'Job site', 'Trang tuyển dụng'),
      value('referral', '内部推荐', 'Referral', 'Giới thiệu nội bộ'),
      value('campus', '校园招聘', 'Campus', 'Tuyển dụng tại trường'),
      value('agency', '猎头', 'Agency', 'Công ty săn đầu người'),
      value('jobFair', '招聘会', 'Job fair', 'Hội chợ việc làm'),
      value('website', '官网投递', 'Our website', 'Trang web công ty'),
    ],
  },
  {
    code: 'DC_TALENT_FOLLOW_WAY',
    label: label('跟进方式', 'Contacted by', 'Hình thức liên hệ'),
    values: [
      value('call', '电话', 'Call', 'Điện thoại'),
      value('message', '短信/微信', 'Message', 'Tin nhắn'),
      value('mail', '邮件', 'E-mail', 'Email'),
      value('interview', '面试', 'Interview', 'Phỏng vấn'),
      value('visit', '来访', 'Visit', 'Gặp trực tiếp'),
    ],
  },
  {
    code: 'DC_TALENT_FOLLOW_RESULT',
    label: label('跟进结果', 'Result', 'Kết quả'),
    values: [
      value('willing', '有意向', 'Interested', 'Quan tâm', 'success'),
      value('hesitating', '考虑中', 'Undecided', 'Đang cân nhắc', 'warning'),
      value('declined', '无意向', 'Declined', 'Từ chối', 'danger'),
      value('noAnswer', '未接通', 'Not reached', 'Không liên lạc được', 'neutral'),
    ],
  },
  {
    code: 'DC_TALENT_REJECT_REASON',
    label: label('淘汰原因', 'Rejected because', 'Lý do loại'),
    values: [
      value('skill', '技能不符', 'Skills do not match', 'Không đủ kỹ năng'),
      value('experience', '经验不足', 'Too little experience', 'Thiếu kinh nghiệm'),
      value('salary', '薪资不符', 'Salary', 'Không thỏa thuận được lương'),
      value('culture', '文化不符', 'Does not fit the team', 'Không phù hợp đội ngũ'),
      value('withdrew', '本人放弃', 'Withdrew', 'Ứng viên rút lui'),
      value('filled', '职位已满', 'Vacancy is filled', 'Đã đủ người'),
    ],
  },
]
