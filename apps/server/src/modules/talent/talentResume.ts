import { type AnyRecord, label, type StoredFile } from '@bip/contract'
import { talentCandidate, talentEducation, talentProjectRecord, talentResume, talentWorkRecord } from '@bip/contract/resources'
import { sql } from 'kysely'
import { readStored } from '../../files/stored.ts'
import { localDay } from '../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { readRecord, readRecords } from '../../resources/read/read.ts'
import { save } from '../../resources/write/save.ts'
import { type ParsedResume, parseResume } from './resume/parseResume.ts'
import { readText } from './resume/readText.ts'

const [resumes, candidates] = [modelOf(talentResume), modelOf(talentCandidate)]
const parts = {
  educations: modelOf(talentEducation),
  works: modelOf(talentWorkRecord),
  projects: modelOf(talentProjectRecord),
} as const

const nothing = label(
  '没有可解析的内容：请上传简历文件，或把简历文本粘贴进来',
  'There is nothing to read. Upload a file, or paste the text of the resume',
  'Không có nội dung để phân tích. Hãy tải tệp lên hoặc dán văn bản hồ sơ',
)
const unreadable = label(
  '无法读取文件“{name}”：请上传 PDF、DOCX 或 TXT；扫描件没有文字，请改为粘贴文本',
  'The file “{name}” cannot be read. Upload a PDF, DOCX or TXT; a scan holds no text, so paste the text instead',
  'Không đọc được tệp “{name}”. Hãy tải PDF, DOCX hoặc TXT; bản quét không có chữ nên hãy dán văn bản',
)

const maxText = talentResume.fields.resumeText.max

const filesOf = ({ files }: AnyRecord): StoredFile[] => (Array.isArray(files) ? files : [])

/** Texts of files by their ids; empty where a file holds none or cannot be read. */
type Texts = ReadonlyMap<string, string>

/** Reads the files of resumes while no transaction is held: a large one takes seconds, in which others go on. */
async function readFiles({ services, session }: Omit<Context, 'tx'>, ids: readonly string[]): Promise<Texts> {
  const stored = await services.database.asTenant(
    session.tenantId,
    async (tx) => {
      const records = await readRecords(tx, session.tenantId, resumes, ids, {})
      return readStored(
        tx,
        session.tenantId,
        records.flatMap(filesOf).map(({ id }) => id),
      )
    },
    { readOnly: true },
  )
  const texts = new Map<string, string>()
  for (const [id, { storage_key }] of stored) texts.set(id, await contentText(services, storage_key).catch(() => ''))
  return texts
}

async function contentText({ files }: Context['services'], key: string): Promise<string> {
  const pieces: Buffer[] = await (await files.get(key)).toArray()
  return readText(new Uint8Array(Buffer.concat(pieces)))
}

/** The text of a resume: of its file where there is one, else what was pasted. */
function textOf({ place, prepared }: Context, resume: AnyRecord): string {
  const [file] = filesOf(resume)
  const text = file ? (prepared as Texts).get(file.id) : String(resume.resumeText ?? '') // made by `readFiles`
  if (text?.trim()) return text.slice(0, maxText)
  throw file ? notPossible(place, unreadable, { name: file.name }) : notPossible(place, nothing)
}

/** Reads a resume and keeps what it says. What somebody noted that the resume does not say stays. */
async function parse(context: Context, resume: AnyRecord): Promise<ParsedResume> {
  const text = textOf(context, resume)
  const parsed = parseResume(text, localDay(context.at, context.place.timeZone))
  const said = Object.entries(parsed).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
  const title = resume.resumeTitle || parsed.candidateName || filesOf(resume)[0]?.name || null
  await save(
    { ...context, model: resumes, extension: {} },
    { id: resume.id, ...Object.fromEntries(said), resumeText: text, resumeTitle: title },
  )
  return parsed
}

const known = label(
  '手机号 {phone} 已属于候选人“{name}”；请在该候选人下补充简历，或更正手机号',
  'The number {phone} belongs to the candidate “{name}”. Add the resume there, or correct the number',
  'Số {phone} đã thuộc ứng viên “{name}”. Hãy bổ sung hồ sơ ở đó hoặc sửa số điện thoại',
)

/** A resume becomes a candidate, with what it tells in rows as records of its own. */
async function file(context: Context, { id, ...read }: AnyRecord): Promise<{ candidateId: string }> {
  const { tx, session, place } = context
  // Lines come with the record only where somebody asks for them.
  const resume: Values = { ...read, ...(await linesOf(context, id)) }
  const { rows } = await sql<{ name: string }>`select candidate_name as name from talent_candidate
    where tenant_id = ${session.tenantId} and not is_deleted and phone = ${String(resume.phone)}`.execute(tx)
  if (rows[0]) throw notPossible(place, known, { phone: String(resume.phone), name: rows[0].name })
  const own = Object.keys(talentCandidate.fields).filter((key) => key in talentResume.fields && key !== 'resumeStatus')
  const values = Object.fromEntries(own.map((key) => [key, resume[key] ?? null]))
  const candidate = await save(
    { ...context, model: candidates, extension: {} },
    { ...values, source: resume.source, resumeFiles: resume.files ?? [], recruiterId: session.userId },
  )
  for (const [key, model] of Object.entries(parts))
    for (const line of rowsOf(resume[key]))
      await save({ ...context, model, extension: {} }, { ...withoutId(line), candidateId: candidate.id })
  await sql`update talent_resume set candidate_id = ${candidate.id} where tenant_id = ${session.tenantId} and id = ${id}`.execute(
    tx,
  )
  return { candidateId: candidate.id }
}

const rowsOf = (lines: unknown): Values[] => (Array.isArray(lines) ? lines : [])
const withoutId = ({ id: _, ...line }: Values): Values => line

async function linesOf({ tx, session }: Context, id: string): Promise<Values> {
  const record = await readRecord(tx, session.tenantId, resumes, id, { lines: true })
  return Object.fromEntries(Object.keys(parts).map((key) => [key, record?.[key]]))
}

/** A resume is called by its file or by whose it is. */
function beforeSave(_: Context, values: Values): void {
  values.resumeTitle ||= filesOf(values as AnyRecord)[0]?.name ?? values.candidateName ?? null
}

export const talentResumeExtension: Extension = { beforeSave, prepares: { parse: readFiles }, operations: { parse, file } }
