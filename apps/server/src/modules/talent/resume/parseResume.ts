import { talentResume } from '@bip/contract/resources'
import { dayIn } from './dates.ts'
import { type Entry, entriesOf, sectionsOf } from './sections.ts'

type Education = { schoolName: string; degree: string | null; major: string | null; beganOn: string; endedOn: string | null }
type Work = { companyName: string; jobTitle: string | null; beganOn: string; endedOn: string | null; duties: string | null }
type Project = {
  projectTitle: string
  projectRole: string | null
  beganOn: string
  endedOn: string | null
  description: string | null
}

/** What a resume says, in the fields of `talentResume`; null where it does not say it. */
export type ParsedResume = {
  candidateName: string | null
  phone: string | null
  email: string | null
  gender: 'male' | 'female' | null
  birthday: string | null
  city: string | null
  highestEducation: string | null
  school: string | null
  major: string | null
  workYears: string | null
  currentCompany: string | null
  currentTitle: string | null
  skills: string | null
  expectedSalary: string | null
  educations: Education[]
  works: Work[]
  projects: Project[]
}

/** From the lowest to the highest. */
const degrees: readonly [string, RegExp][] = [
  ['secondary', /高中|中专|中技|职高|secondary|high school|trung học|thpt|trung cấp/iu],
  ['college', /大专|专科|associate|college diploma|cao đẳng/iu],
  ['bachelor', /本科|学士|bachelor|b\.?\s?(?:sc|eng|a)\b|đại học|kỹ sư|cử nhân/iu],
  ['master', /硕士|研究生|master|m\.?\s?(?:sc|eng)\b|mba|thạc sĩ/iu],
  ['doctor', /博士|ph\.?\s?d|doctor|tiến sĩ/iu],
]

/** Reads a resume in Chinese, English or Vietnamese by its labels, headings and spans of time. `today` is `YYYY-MM-DD`. */
export function parseResume(text: string, today: string): ParsedResume {
  const lines = text
    .normalize('NFKC')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const whole = lines.join('\n')
  const { educations: taught, works: worked, projects: built, skills: able } = sectionsOf(lines)
  const educations = rowsOf(taught, 'educations', educationOf)
  const works = rowsOf(worked, 'works', workOf)
  const best = [...educations].sort((a, b) => rankOf(b.degree) - rankOf(a.degree))[0]
  const latest = [...works].sort((a, b) => b.beganOn.localeCompare(a.beganOn))[0]
  const said = labelled(whole, '最高学历|学历|highest education|trình độ(?: học vấn)?')
  return {
    candidateName: nameOf(lines, whole),
    phone: phoneOf(whole),
    email: /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,20}/iu.exec(whole)?.[0].toLowerCase() ?? null,
    gender: genderOf(whole),
    birthday: dayIn(labelled(whole, '出生(?:日期|年月|年份)?|生日|date of birth|birthday|born|ngày sinh') ?? ''),
    city: labelled(whole, '现居(?:住)?(?:地|城市)?|所在(?:地|城市)|居住地|city|location|nơi ở|thành phố')?.slice(0, 60) ?? null,
    highestEducation: (said && degreeIn(said)) || best?.degree || null,
    school: labelled(whole, '毕业(?:院校|学校)|school|trường')?.slice(0, 100) ?? best?.schoolName ?? null,
    major: labelled(whole, '专业|major|chuyên ngành')?.slice(0, 100) ?? best?.major ?? null,
    workYears: yearsOf(whole, works, today),
    currentCompany: latest?.companyName ?? null,
    currentTitle: latest?.jobTitle ?? null,
    skills: skillsOf(able, whole),
    expectedSalary: salaryOf(labelled(whole, '期望(?:薪资|月薪|薪水|薪酬)|expected salary|mức lương mong muốn|lương mong muốn')),
    educations,
    works,
    projects: rowsOf(built, 'projects', projectOf),
  }
}

/** What stands behind a label and its colon, up to the next label or a wide blank. */
function labelled(whole: string, labels: string): string | undefined {
  const pattern = String.raw`(?:^|[\s|;,(])(?:${labels})\s*:\s*([^\n|;\t]{1,120}?)(?=\s{2,}|\s+[\p{L}]{2,12}(?: [\p{L}]{1,8})?\s*:|\n|[|;\t]|$)`
  return new RegExp(pattern, 'iu').exec(whole)?.[1]?.trim() || undefined
}

const notNames = /简历|履历|求职|个人|resume|curriculum|\bcv\b|sơ yếu|hồ sơ|lý lịch|[\d@:：]/iu

function nameOf(lines: readonly string[], whole: string): string | null {
  const said = labelled(whole, '姓\\s*名|full name|name|họ (?:và )?tên|tên')
  if (said) return said.slice(0, 60)
  const first = lines.slice(0, 4).find((line) => line.length <= 40 && !notNames.test(line) && line.split(' ').length <= 5)
  return first ?? null
}

/** Eleven digits: a mobile of China, or one of Vietnam behind its country's code. */
function phoneOf(whole: string): string | null {
  const chinese = /(?<!\d)(?:\+?86[\s-]?)?(1[3-9]\d[\s-]?\d{4}[\s-]?\d{4})(?!\d)/u.exec(whole)?.[1]
  if (chinese) return chinese.replace(/\D/g, '')
  const vietnamese =
    /(?<!\d)(?:\+?84[\s.-]?|0)([35789]\d[\s.-]?\d{3}[\s.-]?\d{4}|[35789]\d{2}[\s.-]?\d{3}[\s.-]?\d{3})(?!\d)/u.exec(whole)?.[1]
  return vietnamese ? `84${vietnamese.replace(/\D/g, '')}` : null
}

function genderOf(whole: string): 'male' | 'female' | null {
  const said =
    labelled(whole, '性\\s*别|gender|sex|giới tính') ?? /(?:^|[\s|/,，])(男|女)(?=[\s|/,，]|$)/mu.exec(whole)?.[1] ?? ''
  if (/^(女|female|f$|nữ)/iu.test(said)) return 'female'
  return /^(男|male|m$|nam)/iu.test(said) ? 'male' : null
}

const degreeIn = (text: string): string | undefined => degrees.findLast(([, pattern]) => pattern.test(text))?.[0]
const rankOf = (degree: string | null): number => degrees.findIndex(([key]) => key === degree)

const maxYears = 60

function yearsOf(whole: string, works: readonly Work[], today: string): string | null {
  const said =
    /(?<!\d)(\d{1,2}(?:\.\d)?)\s*年(?:以上)?(?:的)?(?:相关)?(?:工作)?(?:经验|经历)/u.exec(whole) ??
    /(?<!\d)(\d{1,2}(?:\.\d)?)\s*\+?\s*years?(?: of)? (?:work |working )?experience/iu.exec(whole) ??
    /(?<!\d)(\d{1,2})\s*năm kinh nghiệm/iu.exec(whole)
  if (said && Number(said[1]) <= maxYears) return Number(said[1]).toFixed(1)
  const began = works.map((work) => work.beganOn).sort()[0]
  if (!began) return null
  const ended = works.some((work) => work.endedOn === null)
    ? today
    : (works
        .map((work) => work.endedOn ?? today)
        .sort()
        .at(-1) ?? today)
  const years = (Date.parse(ended) - Date.parse(began)) / (365.25 * 86_400_000)
  return Math.min(maxYears, Math.max(0, years)).toFixed(1)
}

function skillsOf(section: readonly string[], whole: string): string | null {
  const said = section.length > 0 ? section.join('、') : labelled(whole, '技能|擅长|skills?|kỹ năng')
  return said ? said.replace(/\s+/gu, ' ').slice(0, 300) : null
}

/** The lower bound of what is asked for a month: `15k-20k`, `15000-20000元/月`, `1.5万`. */
function salaryOf(text: string | undefined): string | null {
  const found = /(\d[\d,.]*)\s*(k|千|万|triệu)?/iu.exec(text ?? '')
  if (!found) return null
  const unit = { k: 1000, 千: 1000, 万: 10_000, triệu: 1_000_000 }[found[2]?.toLowerCase() ?? ''] ?? 1
  const amount = Number((found[1] ?? '').replaceAll(',', '')) * unit
  return Number.isFinite(amount) && amount > 0 && amount < 1e9 ? amount.toFixed(2) : null
}

const schools = /大学|学院|学校|中学|university|college|institute|school|đại học|học viện|trường|cao đẳng/iu

function educationOf({ range, words: [first = '', ...rest], below }: Entry): Education {
  const words = [first, ...rest]
  const schoolName = words.find((word) => schools.test(word)) ?? first
  const all = [...words, ...below].join(' ')
  const major = words.find((word) => word !== schoolName && !degreeIn(word))
  return {
    schoolName: schoolName.slice(0, 100),
    // The name of a school may hold the word of a degree: a college of a university.
    degree: degreeIn(all.replace(schoolName, '')) ?? null,
    major: major?.slice(0, 100) ?? null,
    ...spanOf(range),
  }
}

const companies =
  /公司|集团|工厂|厂$|研究院|研究所|事务所|\b(?:co|ltd|inc|corp|gmbh|llc|group|company)\b|công ty|tập đoàn|nhà máy/iu

function workOf({ range, words: [first = '', ...rest], below }: Entry): Work {
  const words = [first, ...rest]
  const companyName = words.find((word) => companies.test(word)) ?? first
  const jobTitle = words.find((word) => word !== companyName)
  return {
    companyName: companyName.slice(0, 120),
    jobTitle: jobTitle?.slice(0, 100) ?? null,
    ...spanOf(range),
    duties: textOf(below),
  }
}

const projectOf = ({ range, words: [projectTitle = '', projectRole], below }: Entry): Project => ({
  projectTitle: projectTitle.slice(0, 150),
  projectRole: projectRole?.slice(0, 100) ?? null,
  ...spanOf(range),
  description: textOf(below),
})

/** The rows of a section that say more than a span of time, as many as the field takes. */
const rowsOf = <Row>(lines: readonly string[], field: 'educations' | 'works' | 'projects', rowOf: (entry: Entry) => Row): Row[] =>
  entriesOf(lines)
    .filter(({ words }) => words.length > 0)
    .slice(0, talentResume.fields[field].maxLines)
    .map(rowOf)

const spanOf = ({ beganOn, endedOn }: Entry['range']) => ({ beganOn, endedOn })
const textOf = (lines: readonly string[]): string | null => lines.join('\n').slice(0, 4000) || null
