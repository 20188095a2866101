import { createStore } from "zustand/vanilla";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { type Photo, uploadedPhoto, waiting } from "./photo.ts";

export interface PhotoQueueOptions {
  /** Addresses of photos that are there already. */
  photos: readonly string[];
  /** Most photos there may be. */
  max: number;
  /** Uploads at a time. */
  atOnce: number;
  /** Makes a picked file ready to be sent. */
  prepare: (file: Blob) => Promise<Blob>;
  upload: (
    photo: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<{ src: string }>;
}

/** A picked file on its way: made ready, then sent. */
interface Job {
  file: Blob;
  ready: Blob | undefined;
  isPreparing: boolean;
  stopper: AbortController;
}

const newJob = (file: Blob, ready?: Blob): Job => ({
  file,
  ready,
  isPreparing: false,
  stopper: new AbortController(),
});

/** Photos of one form in their order, the cover first: picked, made ready one by one, uploaded a few at a time. */
export class PhotoQueue {
  readonly #options: PhotoQueueOptions;
  readonly #photos;
  readonly #jobs = new Map<number, Job>();
  readonly #urls = new Set<string>();
  #lastId: number;
  #isStopped = false;

  constructor(options: PhotoQueueOptions) {
    const { photos } = options;
    this.#options = options;
    this.#lastId = photos.length;
    this.#photos = createStore<readonly Photo[]>(() =>
      photos.map((src, place) => uploadedPhoto(place + 1, src)),
    );
  }

  readonly getPhotos = (): readonly Photo[] => this.#photos.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.#photos.subscribe(listener);

  get hasFailed(): boolean {
    return this.getPhotos().some(({ state }) => state === "failed");
  }

  get isBusy(): boolean {
    return this.getPhotos().some(({ state }) => state === "waiting" || state === "uploading");
  }

  /** Adds what was picked; says how many found no room. */
  add(files: readonly Blob[]): number {
    const taken = files.slice(0, Math.max(0, this.#options.max - this.getPhotos().length));
    const added = taken.map((file) => {
      this.#lastId += 1;
      this.#jobs.set(this.#lastId, newJob(file));
      return { id: this.#lastId, ...waiting };
    });
    this.#set([...this.getPhotos(), ...added]);
    this.#work();
    return files.length - taken.length;
  }

  /** Puts another photo in the place of one. */
  replace(id: number, file: Blob) {
    this.#abort(id);
    this.#jobs.set(id, newJob(file));
    this.#change(id, waiting);
    this.#work();
  }

  /** Takes one away; the returned function puts it back where it was. */
  remove(id: number): () => void {
    const photos = this.getPhotos();
    const place = photos.findIndex((photo) => photo.id === id);
    const photo = photos[place];
    if (!photo) return () => undefined;
    const job = this.#abort(id);
    this.#set(photos.toSpliced(place, 1));
    this.#work();
    return () => {
      const now = this.getPhotos();
      if (this.#isStopped || now.length >= this.#options.max) return;
      const isDone = photo.state === "done";
      if (job) this.#jobs.set(id, newJob(job.file, job.ready));
      const back = isDone ? photo : { ...waiting, id, preview: photo.preview };
      this.#set(now.toSpliced(Math.min(place, now.length), 0, back));
      this.#work();
    };
  }

  /** Tries a failed one again. */
  retry(id: number) {
    const job = this.#jobs.get(id);
    if (!job || this.#find(id)?.state !== "failed") return;
    this.#jobs.set(id, newJob(job.file, job.ready));
    this.#change(id, { state: "waiting", progress: 0, fault: undefined });
    this.#work();
  }

  /** Puts one at another place, counted from 0. */
  move(id: number, place: number) {
    const photo = this.#find(id);
    const others = this.getPhotos().filter((other) => other.id !== id);
    if (photo) this.#set(others.toSpliced(Math.max(0, place), 0, photo));
  }

  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.isBusy) return;
        off();
        resolve();
      };
      const off = this.subscribe(look);
      look();
    });
  }

  start() {
    this.#isStopped = false;
    this.#work();
  }

  /** Ends everything when the form is left. */
  stop() {
    this.#isStopped = true;
    for (const id of [...this.#jobs.keys()]) this.#abort(id);
    for (const url of this.#urls) URL.revokeObjectURL(url);
    this.#urls.clear();
  }

  #set(photos: readonly Photo[]) {
    this.#photos.setState(photos, true);
  }

  #find(id: number): Photo | undefined {
    return this.getPhotos().find((photo) => photo.id === id);
  }

  #change(id: number, part: Partial<Photo>) {
    this.#set(this.getPhotos().map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  }

  #abort(id: number): Job | undefined {
    const job = this.#jobs.get(id);
    job?.stopper.abort();
    this.#jobs.delete(id);
    return job;
  }

  #isCurrent(id: number, job: Job): boolean {
    return this.#jobs.get(id) === job;
  }

  #fail(id: number, job: Job, error: unknown) {
    const fault = error instanceof ApiError ? error.code : "unexpected";
    if (this.#isCurrent(id, job)) this.#change(id, { state: "failed", fault });
  }

  async #makeReady(id: number, job: Job) {
    job.isPreparing = true;
    try {
      job.ready = await this.#options.prepare(job.file);
      if (this.#isCurrent(id, job)) {
        const preview = URL.createObjectURL(job.ready);
        this.#urls.add(preview);
        this.#change(id, { preview });
      }
    } catch (error) {
      this.#fail(id, job, error);
    }
    job.isPreparing = false;
    this.#work();
  }

  async #send(id: number, job: Job, ready: Blob) {
    this.#change(id, { state: "uploading", progress: 0 });
    const onProgress = (progress: number) => {
      if (this.#isCurrent(id, job)) this.#change(id, { progress });
    };
    try {
      const { src } = await this.#options.upload(ready, { signal: job.stopper.signal, onProgress });
      if (this.#isCurrent(id, job)) this.#change(id, { state: "done", progress: 1, src });
    } catch (error) {
      this.#fail(id, job, error);
    }
    this.#work();
  }

  /** Begins whatever there is room for. */
  #work() {
    if (this.#isStopped) return;
    const queued = this.getPhotos().flatMap(({ id, state }) => {
      const job = state === "waiting" ? this.#jobs.get(id) : undefined;
      return job ? [{ id, job }] : [];
    });
    // Decoding several large photos side by side is too much for the memory of a small phone.
    const isPreparing = [...this.#jobs.values()].some((job) => job.isPreparing);
    const unready = queued.find(({ job }) => !job.ready);
    if (unready && !isPreparing) void this.#makeReady(unready.id, unready.job);

    const sending = this.getPhotos().filter(({ state }) => state === "uploading").length;
    for (const { id, job } of queued.filter(({ job: { ready } }) => ready).slice(0, this.#room(sending))) {
      if (job.ready) void this.#send(id, job, job.ready);
    }
  }

  #room(sending: number): number {
    return Math.max(0, this.#options.atOnce - sending);
  }
}
