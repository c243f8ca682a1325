// The REST calls of the teacher, apart from the others: a table is set without them.
import { call, part } from '../../lib/api';
import type { AnalysisState, NewRoomReply, PlayOn, PuzzleAnswer, PuzzleCard } from '../../lib/protocol';

export const teacher = {
  analysis: (id: string) => call<AnalysisState>('GET', `/api/rooms/${part(id)}/analysis`),
  analyse: (id: string) => call<AnalysisState>('POST', `/api/rooms/${part(id)}/analyse`),
  playOn: (id: string, wish: PlayOn) => call<NewRoomReply>('POST', `/api/rooms/${part(id)}/play-on`, wish),
  puzzles: (title: string) => call<PuzzleCard[]>('GET', `/api/puzzles/${part(title)}`),
  puzzleAnswer: (title: string, name: string) => call<PuzzleAnswer>('GET', `/api/puzzles/${part(title)}/${part(name)}/answer`),
  openPuzzle: (title: string, name: string) => call<NewRoomReply>('POST', `/api/puzzles/${part(title)}/${part(name)}`),
};
