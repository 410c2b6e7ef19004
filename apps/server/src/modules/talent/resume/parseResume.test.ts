import { expect, test } from 'vitest'
import { dayIn, rangeIn } from './dates.ts'
import { parseResume } from './parseResume.ts'

const today = '2026-11-28'

test('reads a Chinese resume by its labels and headings', () => {
  const text = `个人简历
姓名：张 伟  性别：男  出生年月：1990年5月
手机：138-1234-5678 | 邮箱：Zhang.Wei@Example.com
现居地：苏州  期望薪资：15k-20k
教育经历
2008.09 - 2012.06  苏州大学  机械设计制造及其自动化  本科
2012.09-2015.06  哈尔滨工业大学  机械电子  硕士
工作经历
2018年7月至今  苏州精工设备有限公司  机械工程师
负责非标设备的结构设计
完成 12 条装配线
2015.07–2018.06  昆山自动化集团  助理工程师
项目经历
2021.03-2021.12 电池模组装配线 机械负责人
专业技能
SolidWorks、AutoCAD、有限元分析`
  expect(parseResume(text, today)).toMatchObject({
    candidateName: '张 伟',
    phone: '13812345678',
    email: 'zhang.wei@example.com',
    gender: 'male',
    birthday: '1990-05-01',
    city: '苏州',
    highestEducation: 'master',
    school: '哈尔滨工业大学',
    major: '机械电子',
    workYears: '11.4',
    currentCompany: '苏州精工设备有限公司',
    currentTitle: '机械工程师',
    skills: 'SolidWorks、AutoCAD、有限元分析',
    expectedSalary: '15000.00',
    educations: [
      { schoolName: '苏州大学', degree: 'bachelor', beganOn: '2008-09-01', endedOn: '2012-06-01' },
      { schoolName: '哈尔滨工业大学', degree: 'master', major: '机械电子' },
    ],
    works: [
      { companyName: '苏州精工设备有限公司', endedOn: null, duties: '负责非标设备的结构设计\n完成 12 条装配线' },
      { companyName: '昆山自动化集团', jobTitle: '助理工程师', beganOn: '2015-07-01', endedOn: '2018-06-01' },
    ],
    projects: [{ projectTitle: '电池模组装配线', projectRole: '机械负责人' }],
  })
})

test('reads an English resume', () => {
  const text = `Anna Keller
Mechanical Engineer with 8 years of experience
anna.keller@example.org  +86 139 0000 1111
EDUCATION
2010 - 2014  Tongji University, Mechanical Engineering, Bachelor
WORK EXPERIENCE
2019-02 to present | Senior Design Engineer | Bosch Automotive Co., Ltd
- Welding lines
SKILLS
CATIA, GD&T`
  expect(parseResume(text, today)).toMatchObject({
    candidateName: 'Anna Keller',
    phone: '13900001111',
    workYears: '8.0',
    highestEducation: 'bachelor',
    school: 'Tongji University',
    currentTitle: 'Senior Design Engineer',
    works: [{ beganOn: '2019-02-01', endedOn: null }],
    skills: 'CATIA, GD&T',
  })
})

test('reads a Vietnamese resume', () => {
  const text = `Họ và tên: Nguyễn Văn Hùng
Giới tính: Nam  Điện thoại: 0912 345 678
Ngày sinh: 12/05/1994
HỌC VẤN
09/2012 - 06/2017  Trường Đại học Bách khoa Hà Nội  Cơ điện tử  Kỹ sư
KINH NGHIỆM LÀM VIỆC
07/2017 – nay  Công ty TNHH Tự động hóa Bắc Ninh  Kỹ sư thiết kế`
  expect(parseResume(text, today)).toMatchObject({
    candidateName: 'Nguyễn Văn Hùng',
    gender: 'male',
    phone: '84912345678',
    birthday: '1994-05-12',
    highestEducation: 'bachelor',
    major: 'Cơ điện tử',
    currentCompany: 'Công ty TNHH Tự động hóa Bắc Ninh',
    currentTitle: 'Kỹ sư thiết kế',
  })
})

test('says nothing of what a text does not say', () => {
  expect(parseResume('12345\n@@@', today)).toMatchObject({
    ...{ candidateName: null, phone: null, email: null, birthday: null, workYears: null, skills: null },
    ...{ educations: [], works: [], projects: [] },
  })
})

test('nothing is made up: what a row leaves out stays open, years of work are no calendar years, and fields hold what is read', () => {
  const rows = Array.from({ length: 60 }, (_, at) => `${1960 + at}.01 - ${1960 + at}.06  公司${at}`).join('\n')
  const read = parseResume(
    `张三\na@b.c\n2015年工作经历\n教育经历\n2010.09 - 2014.06  苏州大学\n2001.01 - 2002.01\n工作经历\n${rows}`,
    today,
  )
  expect(read).toMatchObject({
    email: null,
    highestEducation: null,
    educations: [{ schoolName: '苏州大学', degree: null, major: null }],
  })
  expect(read.works).toHaveLength(40)
  expect(read.works[0]).toMatchObject({ companyName: '公司0', jobTitle: null })
  expect(Number(read.workYears)).toBeGreaterThan(20)
})

test('spans of time that end before they begin, and days that are none, are left out', () => {
  expect(rangeIn('2021.03 - 2018.02 某公司')).toBeUndefined()
  expect(dayIn('1990-02-31')).toBeNull()
  expect(dayIn('1990.5.7')).toBe('1990-05-07')
})
