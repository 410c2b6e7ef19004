import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeCandidates } from './demo/candidates.ts'
import { makeFollowRecords } from './demo/follows.ts'
import { makeEducations, makeProjects, makeWorks } from './demo/parts.ts'
import { makePositions } from './demo/positions.ts'
import { makeResumes } from './demo/resumes.ts'
import { talentCandidateExtension } from './talentCandidate.ts'
import { talentFollowRecordExtension } from './talentFollowRecord.ts'
import { talentPositionExtension } from './talentPosition.ts'
import { talentResumeExtension } from './talentResume.ts'

export const talent: ServerModule = {
  extensions: {
    talentCandidate: talentCandidateExtension,
    talentFollowRecord: talentFollowRecordExtension,
    talentPosition: talentPositionExtension,
    talentResume: talentResumeExtension,
  },
  demo: [
    making({ key: 'talentPosition', name: 'vacancies', count: 26, make: makePositions }),
    making({ key: 'talentCandidate', name: 'candidates', count: 460, after: ['talentPosition'], make: makeCandidates }),
    making({
      key: 'talentEducation',
      name: 'education of candidates',
      count: 700,
      after: ['talentCandidate'],
      make: makeEducations,
    }),
    making({ key: 'talentWorkRecord', name: 'work of candidates', count: 1100, after: ['talentCandidate'], make: makeWorks }),
    making({
      key: 'talentProjectRecord',
      name: 'projects of candidates',
      count: 700,
      after: ['talentWorkRecord'],
      make: makeProjects,
    }),
    making({ key: 'talentFollowRecord', name: 'follow-ups', count: 1200, after: ['talentCandidate'], make: makeFollowRecords }),
    making({
      key: 'talentResume',
      name: 'resumes',
      count: 120,
      after: ['talentEducation', 'talentWorkRecord'],
      make: makeResumes,
    }),
  ],
}
