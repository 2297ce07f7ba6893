package parlor.server.http;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import parlor.server.client.Device;
import parlor.server.fuzz.Decoder;
import parlor.server.identity.AuthenticatorData;
import parlor.server.identity.ClientData;
import parlor.server.identity.KeyKind;
import parlor.server.identity.PasskeyText;
import parlor.server.storage.Session;
import parlor.tables.PlayerId;
import parlor.wire.Json;

/// Everything that comes over the network: frames, bodies, and parts of addresses and heads.
public final class HttpDecoders implements Supplier<List<Decoder>> {
  public HttpDecoders() {}

  @Override
  public List<Decoder> get() {
    return List.of(new Frames(), new Bodies(), new Words(), new PasskeyParts());
  }

  /// What a client says over a socket: a frame, or none.
  private record Frames() implements Decoder {
    @Override
    public String name() {
      return "frames";
    }

    @Override
    public int situations() {
      return 1;
    }

    @Override
    public List<Input> samples() {
      return List.of(
          new Input(0, "{\"type\":\"act\",\"id\":\"a1\",\"at\":7,\"action\":{\"type\":\"pass\"}}"),
          new Input(0, "{\"type\":\"start\",\"id\":\"a1\"}"),
          new Input(0, "{\"type\":\"leave\",\"id\":\"a1\"}"),
          new Input(0, "{\"type\":\"take-back\",\"id\":\"a1\"}"),
          new Input(0, "{\"type\":\"add-luck\",\"id\":\"a1\",\"luck\":\"k3-Zq_8\"}"),
          new Input(0, "{\"type\":\"rematch\",\"id\":\"a1\"}"),
          new Input(0, "{\"type\":\"seat-bot\",\"id\":\"a1\",\"seat\":1,\"level\":\"hard\"}"),
          new Input(0, "{\"type\":\"unseat\",\"id\":\"a1\",\"seat\":1,\"at\":3}"),
          new Input(0, "{\"type\":\"ping\"}"));
    }

    @Override
    public void read(Input input) {
      ClientFrame.idIn(input.text());
      var frame = ClientFrame.read(input.text());
      if (frame.isPresent()) {
        var again = ClientFrame.read(Json.write(frame.get()));
        Decoder.check(again.equals(frame), "a frame is read as it is written: " + again);
      }
    }
  }

  /// The bodies of requests, one kind in each situation.
  private record Bodies() implements Decoder {
    private static final List<Class<?>> KINDS =
        List.of(
            SessionRoutes.NameRequest.class,
            AccountRoutes.AccountRequest.class,
            PasskeyRoutes.BeginRequest.class,
            PasskeyRoutes.PasskeyRequest.class,
            PasskeyLogin.LoginRequest.class,
            TableRequest.class,
            TableRoutes.JoinRequest.class,
            TableRoutes.SeatRequest.class,
            TableRoutes.BotRequest.class,
            TableRoutes.ActionRequest.class);
    private static final Session HOST =
        new Session("s", new PlayerId("p"), "Ann", Instant.EPOCH, Instant.EPOCH);

    @Override
    public String name() {
      return "bodies";
    }

    @Override
    public int situations() {
      return KINDS.size();
    }

    @Override
    public List<Input> samples() {
      return List.of(
          new Input(0, "{\"name\":\"Ann\",\"token\":true}"),
          new Input(1, "{\"name\":\"Ann\",\"password\":\"secret words\",\"token\":true}"),
          new Input(2, "{\"name\":\"Ann\"}"),
          new Input(
              3,
              "{\"name\":\"Ann\",\"id\":\"AQID\",\"clientData\":\"e30\",\"authenticatorData\":"
                  + "\"AQID\",\"publicKey\":\"AQID\",\"algorithm\":-7}"),
          new Input(
              4,
              "{\"id\":\"AQID\",\"clientData\":\"e30\",\"authenticatorData\":\"AQID\","
                  + "\"signature\":\"AQID\",\"userHandle\":\"AQID\",\"token\":true}"),
          new Input(
              5,
              "{\"game\":\"nine\",\"seats\":[\"mine\",\"open\",\"bot:easy\"],"
                  + "\"options\":{\"rounds\":3},\"spectators\":true,\"start\":false}"),
          new Input(6, "{\"code\":\"ABCDEF\"}"),
          new Input(7, "{\"seat\":1}"),
          new Input(8, "{\"seat\":1,\"level\":\"hard\"}"),
          new Input(9, "{\"id\":\"a1\",\"at\":3,\"action\":{\"type\":\"pass\"},\"seat\":0}"));
    }

    @Override
    public void read(Input input) {
      var body = Call.read(input.text(), KINDS.get(input.situation()));
      if (body.isEmpty()) {
        return;
      }
      Decoder.check(
          Call.read(Json.write(body.get()), body.get().getClass()).equals(body),
          "a body is read as it is written");
      switch (body.get()) {
        case SessionRoutes.NameRequest request -> Names.clean(request.name());
        case AccountRoutes.AccountRequest request -> Names.clean(request.name());
        case TableRequest request -> request.by(HOST);
        default -> {}
      }
    }
  }

  /// Single words: names, networks, seats, origins, addresses that a proxy forwards.
  private record Words() implements Decoder {
    private static final Callers CALLERS =
        new Callers(List.of(Network.parse("10.0.0.0/8").orElseThrow()), true);

    @Override
    public String name() {
      return "words";
    }

    @Override
    public int situations() {
      return 5;
    }

    @Override
    public List<Input> samples() {
      return List.of(
          new Input(0, "Ann"),
          new Input(0, "Zo\u00eb \u2764\uFE0F \u5c71\u7530"),
          new Input(1, "10.0.0.0/8"),
          new Input(1, "2001:db8::/32"),
          new Input(2, "12"),
          new Input(3, "https://play.example:8443"),
          new Input(4, "192.0.2.1, 10.1.2.3, ::ffff:10.0.0.1"));
    }

    @Override
    public void read(Input input) {
      var text = input.text();
      switch (input.situation()) {
        case 0 ->
            Names.clean(text)
                .ifPresent(name ->
                    Decoder.check(
                        Names.clean(name).filter(name::equals).isPresent(),
                        "a clean name stays as it is"));
        case 1 ->
            Network.parse(text)
                .ifPresent(network ->
                    Decoder.check(network.contains(network.address()), "holds its own address"));
        case 2 -> Call.seat(text);
        case 3 -> new Origins(List.of()).isOwn(text, "play.example");
        default -> CALLERS.origin(Network.parse("10.0.0.1").orElseThrow().address(), List.of(text));
      }
    }
  }

  /// What browsers and devices say of passkeys: client data as text, the rest as base64url.
  private record PasskeyParts() implements Decoder {
    private static final List<KeyKind> KINDS =
        List.of(KeyKind.ES256, KeyKind.ED25519, KeyKind.RS256);
    private static final List<Device.Kind> SAMPLED =
        List.of(Device.Kind.ES256, Device.Kind.EDDSA, Device.Kind.RS256);

    @Override
    public String name() {
      return "passkeys";
    }

    @Override
    public int situations() {
      return 2 + KINDS.size();
    }

    @Override
    public List<Input> samples() {
      var samples = new ArrayList<Input>();
      for (var kind : SAMPLED) {
        var made = Device.of(kind, "https://play.example").makes("AAAA");
        samples.add(new Input(0, text(made, "clientData")));
        samples.add(new Input(1, made.getOrDefault("authenticatorData", "").toString()));
        var key = made.getOrDefault("publicKey", "").toString();
        samples.add(new Input(2 + SAMPLED.indexOf(kind), key));
      }
      return samples;
    }

    private static String text(Map<String, Object> fields, String name) {
      var bytes = PasskeyText.bytes(fields.getOrDefault(name, "").toString()).orElseThrow();
      return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public void read(Input input) {
      var text = input.text();
      switch (input.situation()) {
        case 0 ->
            ClientData.read(text.getBytes(StandardCharsets.UTF_8)).ifPresent(ClientData::host);
        case 1 ->
            PasskeyText.bytes(text)
                .flatMap(AuthenticatorData::read)
                .flatMap(AuthenticatorData::made)
                .ifPresent(made ->
                    Decoder.check(
                        PasskeyText.id(made.id()).filter(made.id()::equals).isPresent(),
                        "an id has one form"));
        default -> key(KINDS.get(input.situation() - 2), text);
      }
    }

    private static void key(KeyKind kind, String text) {
      PasskeyText.bytes(text)
          .flatMap(kind::read)
          .ifPresent(key -> {
            Decoder.check(kind.read(key.getEncoded()).isPresent(), "a key is read as it is kept");
            Decoder.check(
                !kind.isSigned(key, new byte[70], List.of()), "nobody has signed with zeros");
          });
    }
  }
}
