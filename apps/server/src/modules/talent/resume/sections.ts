import { type Range, rangeIn } from './dates.ts'

export type SectionName = 'educations' | 'works' | 'projects' | 'skills' | 'other'

const headings: readonly [SectionName, RegExp][] = [
  [
    'educations',
    /^(教育(经历|背景|情况)?|学历|education( background)?|academic background|học vấn|trình độ học vấn|quá trình học tập)$/iu,
  ],
  [
    'works',
    /^(工作(经历|经验|履历)|职业经历|实习经历|(work|professional|employment) (experience|history)|experience|employment|kinh nghiệm( làm việc)?|quá trình (làm việc|công tác))$/iu,
  ],
  ['projects', /^(项目(经历|经验)|projects?( experience)?|dự án( đã tham gia)?|kinh nghiệm dự án)$/iu],
  ['skills', /^(专业技能|技能(特长|清单)?|个人技能|skills?|technical skills|kỹ năng( chuyên môn)?)$/iu],
  [
    'other',
    /^(自我评价|个人评价|个人(信息|资料)|基本(信息|资料)|求职意向|证书|荣誉|语言能力|summary|profile|about me|objective|certificates?|languages?|awards|contact|mục tiêu( nghề nghiệp)?|thông tin cá nhân|chứng chỉ|ngoại ngữ|giới thiệu)$/iu,
  ],
]

/** The lines of a resume by the headings that they stand under; what stands above the first one is `other`. */
export function sectionsOf(lines: readonly string[]): Record<SectionName, string[]> {
  const sections: Record<SectionName, string[]> = { educations: [], works: [], projects: [], skills: [], other: [] }
  let current: SectionName = 'other'
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading) current = heading
    else sections[current].push(line)
  }
  return sections
}

const headingOf = (line: string): SectionName | undefined => {
  const bare = line.replace(/^[\s【[（(#*■●◆▍•\d.、]+|[\s】\]）):：*]+$/gu, '')
  return bare.length > 40 ? undefined : headings.find(([, pattern]) => pattern.test(bare))?.[0]
}

/** One row of a section: its span of time, the words beside it, and the lines below. */
export type Entry = { range: Range; words: string[]; below: string[] }

/** The rows of a section: each begins with a line that names a span of time; a line without one before it may name the row as well. */
export function entriesOf(lines: readonly string[]): Entry[] {
  const entries: Entry[] = []
  for (const [at, line] of lines.entries()) {
    const range = rangeIn(line)
    if (range) {
      const words = wordsOf(line.replace(range.text, '  '))
      entries.push({ range, words: words.length > 0 ? words : wordsOf(lines[at + 1] ?? ''), below: [] })
    } else entries.at(-1)?.below.push(line)
  }
  return entries.map((entry) => ({ ...entry, below: entry.below.filter((line) => !isTitleOf(entry, line)) }))
}

const isTitleOf = ({ words }: Entry, line: string): boolean => words.length > 0 && wordsOf(line).join(' ') === words.join(' ')

/** Words of a line: between two blanks, bars, dots and dashes; a Chinese line is parted by single blanks too. */
function wordsOf(line: string): string[] {
  const parts = line
    .split(/\s{2,}|\t|\s*[|｜·•,，;；]\s*|\s[-–—]\s/u)
    .map((word) => word.replace(/^[\s\-–—:：()（）]+|[\s\-–—:：(（]+$/gu, ''))
    .filter((word) => word !== '')
  return parts.flatMap((word) =>
    /^[\p{Script=Han}\w（）()/ ]+$/u.test(word) && /\p{Script=Han}/u.test(word) ? word.split(' ') : [word],
  )
}
